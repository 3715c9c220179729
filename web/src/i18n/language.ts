export type Language = "pt-PT" | "en";

export const LANGUAGES: readonly Language[] = ["pt-PT", "en"];

export const DEFAULT_LANGUAGE: Language = "pt-PT";

export function parseLanguage(text: string | null | undefined): Language | undefined {
  if (text === "pt" || text === "pt-PT") return "pt-PT";
  return text === "en" ? "en" : undefined;
}
