import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Writes `file.br` and `file.gz` beside each file that shrinks, so that the server never compresses what does not change. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the worker, which is built once the rest is there.
      order: "post",
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && WORTH_IT.test(entry.name));
        await Promise.all(
          files.map(async (file) => {
            const path = join(file.parentPath, file.name);
            const bytes = await readFile(path);
            const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
            await writeFile(`${path}.br`, brotli);
            await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
          }),
        );
      },
    },
  };
}
