import { build, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

/** Bundles a module into one short script, as text. */
async function inlineScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (!script || /<\/|<!--/.test(script)) throw new Error(`${file} cannot stand inside a document.`);
  return script.trim();
}

/** `import { script } from './x.script.ts?inline-script'`: what a document runs before it is painted. */
export function inlineScripts(): Plugin {
  // Asked for by the browser's build and by the server's.
  const built = new Map<string, Promise<string>>();
  const once = (file: string) => {
    const script = built.get(file) ?? inlineScript(file);
    built.set(file, script);
    return script;
  };
  return {
    name: 'inline-script',
    enforce: 'pre',
    watchChange: () => built.clear(),
    load: {
      filter: { id: /\?inline-script$/ },
      handler: async (id) => ({
        code: `export const script = ${JSON.stringify(await once(id.slice(0, -SUFFIX.length)))};`,
        moduleSideEffects: false,
      }),
    },
  };
}
