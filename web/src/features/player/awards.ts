import type { Player } from "../../api/wire.ts";
import type { Honour } from "../../ui/HonourList.tsx";

/** The same award is counted, and says when: "3 Jogador do mês, 2021, 2023 e 2024". */
export function awardsOf(awards: Player["awards"]): Honour[] {
  const results = new Map<string, string[]>();
  for (const { award, result } of awards) results.set(award, [...(results.get(award) ?? []), result]);
  return [...results].map(([name, all]) => ({
    key: name,
    name,
    count: String(all.length),
    detail: all.filter(Boolean).join(", ") || undefined,
  }));
}
