import { storedText } from '#base/validation/stored-text.ts';

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isVerbatim(path: string, verbatim: ReadonlySet<string>) {
  // A forgotten entry must never change someone's password.
  return verbatim.has(path) || /password/i.test(path);
}

function trimmed(value: unknown, path: string, verbatim: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return isVerbatim(path, verbatim) ? value : storedText(value);
  if (Array.isArray(value)) return value.map((item, row) => trimmed(item, `${path}.${row}`, verbatim));
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    trimmed(item, path ? `${path}.${key}` : key, verbatim),
  ]);
  return Object.fromEntries(entries);
}

/** The values as they would be stored: text without blank edges and NUL, but for passwords and the fields named as verbatim. */
export function trimmedValues<Values extends object>(values: Values, verbatim: readonly string[]): Values {
  return trimmed(values, '', new Set(verbatim)) as Values;
}
