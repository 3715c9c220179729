/** A line of facts. */
export interface Fact {
  key: string;
  label: string;
  values: FactValue[];
}

export interface FactValue {
  key: string;
  text: string;
  href?: string | undefined;
}

/** A line where there is something to say. */
export function fact(key: string, label: string, text: string | null | undefined, href?: string | undefined): Fact[] {
  return text ? [{ key, label, values: [{ key, text, href }] }] : [];
}
