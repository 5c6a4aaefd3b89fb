const ALLOWED = new Set([
  'url',
  'component',
  'status',
  'code',
  'requestId',
  'route',
  'stack',
  'release',
  'count',
]);
const LONGEST = 2_000;

/** What a browser report may carry into our log: a short list of technical fields, never what people typed. */
export function reportableData(data: Record<string, unknown> | undefined): Record<string, string | number> {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(data ?? {})) {
    if (!ALLOWED.has(name)) continue;
    if (typeof value === 'number') kept[name] = value;
    if (typeof value === 'string') kept[name] = withoutQuery(value).slice(0, LONGEST);
  }
  return kept;
}

/** Query strings and e-mail addresses can name people. */
export function withoutQuery(text: string): string {
  return text.replaceAll(/\?[^\s)'"]*/g, '?…').replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '…@…');
}
