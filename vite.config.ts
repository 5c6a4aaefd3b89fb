import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { codeGroups } from './tools/code-groups.ts';
import { compressAssets } from './tools/compress-assets.ts';
import { contractPaths } from './tools/contract-paths.ts';
import { inlineScripts } from './tools/inline-script.ts';
import { mapCities } from './tools/map-cities.ts';
import { mapSheets } from './tools/map-sheets.ts';
import { oneLanguage } from './tools/one-language.ts';
import { slimRouteTable } from './tools/slim-route-table.ts';

/**
 * 42 bits tell versions of a file apart. Every page reads the names of all parts that pages share, so these have no other
 * name; what is loaded when it is needed has one, to be found by in the browser's tools.
 */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
    isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
};

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    oneLanguage(),
    contractPaths(),
    inlineScripts(),
    mapCities(),
    mapSheets(),
    tailwindcss(),
    reactRouter(),
    slimRouteTable(),
    compressAssets(),
  ],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { ...names, codeSplitting: { groups: codeGroups } } } } },
  },
});
