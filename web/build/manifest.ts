/** What the bundler tells of its files: which source became which, and what each needs beside itself. */
export type Manifest = Record<string, Chunk>;

export interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The chunks of these sources, with all that they need at once. */
export function withImports(manifest: Manifest, keys: string[], seen = new Set<Chunk>()): Chunk[] {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    withImports(manifest, chunk.imports ?? [], seen);
  }
  return [...seen];
}
