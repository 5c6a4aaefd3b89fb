import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './tools/compress-assets.ts';
import { contractPaths } from './tools/contract-paths.ts';
import { inlineScripts } from './tools/inline-script.ts';
import { mapCities } from './tools/map-cities.ts';
import { mapSheets } from './tools/map-sheets.ts';
import { oneLanguage } from './tools/one-language.ts';

/**
 * What every page loads, in two files instead of sixty: the libraries, which change with an upgrade only, and our own
 * frame with all it needs. Everything else is divided by page.
 */
const everyPage = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /[\\/]src[\\/](entry\.client|root|shells[\\/]public-shell)\.tsx$/,
    priority: 1,
  },
  // What public pages ask, which most of them ask together: six files would be larger than one.
  {
    name: 'queries',
    test: /[\\/]src[\\/](app[\\/](orpc|queries|use-fetch-query|use-live|use-live-queries)|capabilities[\\/](experiments|favorites|marketplace)[\\/]queries)\.ts$/,
  },
  // What fields are judged by: small files, of which every form needs several.
  {
    name: 'rules',
    test: /[\\/]src[\\/](base[\\/]validation[\\/](email|messages|password|phone|required|text-length|validate-fields)|app[\\/]rules[\\/]code-rules|capabilities[\\/]identity[\\/]rules[\\/](account|sign-up)-rules)\.ts$/,
  },
];

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
    compressAssets(),
  ],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { ...names, codeSplitting: { groups: everyPage } } } } },
  },
});
