import { type Foreign, type Module, type Part, readModule } from './module-parts.ts';

/** Marks a name as its own module knows it. */
const LOCAL = 'local ';
const CODE = /\.tsx?$/;
/** Data for show and the house's own display cabinet use what they like; that makes it no part of the product. */
const NOT_THE_PRODUCT = /^src\/capabilities\/(styleguide|world)\/|\/demo(\.ts|\/)|\/testing\//;

export function isProduct(file: string): boolean {
  return !NOT_THE_PRODUCT.test(file);
}

export type UsedCode = {
  /** Files of which anything runs. */
  files: ReadonlySet<string>;
  /** 'src/base/money.ts#formatCents', and 'src/base/validation/messages.ts#MESSAGES.date' for what is asked of it. */
  names: ReadonlySet<string>;
  /** What a file offers and nobody takes. */
  idleNames(file: string): string[];
};

/** What runs in the product, from where it begins: name by name, so that a rule beside a used one is not taken for used. */
export function findUsedCode(root: string, starts: readonly string[]): UsedCode {
  const modules = new Map<string, Module>();
  const files = new Set<string>();
  const names = new Set<string>();
  const waiting: Foreign[] = starts.map((file) => ({ file, name: '*' }));

  function moduleAt(file: string): Module {
    const known = modules.get(file);
    if (known) return known;
    const read = readModule(root, file);
    modules.set(file, read);
    return read;
  }

  function markPart(file: string, module: Module, part: Part): void {
    for (const other of part.modules) waiting.push({ file: other, name: '*' });
    for (const name of part.names) {
      const foreign = module.imported.get(name);
      if (foreign) waiting.push(foreign);
      else if (module.declared.has(name)) waiting.push({ file, name: `${LOCAL}${name}` });
    }
    for (const property of part.properties) {
      const [owner = '', asked = ''] = property.split('.');
      const foreign = module.imported.get(owner);
      if (foreign) names.add(`${foreign.file}#${foreign.name}.${asked}`);
      else if (module.declared.has(owner)) names.add(`${file}#${owner}.${asked}`);
    }
  }

  /** A name that a module declares, imports or hands on, for those outside or within it. */
  function markName(file: string, module: Module, name: string): void {
    const local = name.startsWith(LOCAL) ? name.slice(LOCAL.length) : undefined;
    const exported = local === undefined ? module.exported.get(name) : { local };
    if (!exported) waiting.push(...module.handedOn.map((other) => ({ file: other, name })));
    else if ('file' in exported) waiting.push(exported);
    else {
      names.add(`${file}#${exported.local}`);
      const foreign = module.imported.get(exported.local);
      if (foreign) waiting.push(foreign);
      const part = module.declared.get(exported.local);
      if (part) markPart(file, module, part);
    }
  }

  function mark({ file, name }: Foreign): void {
    const key = `${file}#${name}`;
    if (names.has(key) || !isProduct(file)) return;
    names.add(key);
    const isFirst = !files.has(file);
    files.add(file);
    if (!CODE.test(file)) return;
    const module = moduleAt(file);
    if (isFirst) for (const part of module.always) markPart(file, module, part);
    if (name !== '*') {
      markName(file, module, name);
      return;
    }
    waiting.push(...[...module.exported.keys()].map((each) => ({ file, name: each })));
    waiting.push(...module.handedOn.map((other) => ({ file: other, name: '*' })));
  }

  for (let next = waiting.pop(); next; next = waiting.pop()) mark(next);
  return {
    files,
    names,
    idleNames: (file) => [...moduleAt(file).exported.keys()].filter((name) => !names.has(`${file}#${name}`)),
  };
}
