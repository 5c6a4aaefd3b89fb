import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg)$/;

/** The map, which no page begins with: its last percents would cost as much time as all other files. */
const LARGE_BYTES = 400_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  const forms = {
    br: await toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_QUALITY]: plain.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : 9,
      },
    }),
    gz: await toGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(forms)) {
    if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
  }
}

/** Files of the build are compressed once and well, not in a hurry for every visitor. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    buildApp: {
      // After everything: the table of routes is written last.
      order: 'post',
      async handler({ environments }) {
        const { root = '', build } = environments.client?.config ?? {};
        const folder = path.resolve(root, build?.outDir ?? '', build?.assetsDir ?? '');
        const files = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(files.map((name) => compress(path.join(folder, name))));
      },
    },
  };
}
