/** What we keep documents in, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

function qualityOf(parameters: string[]): number {
  const quality = parameters.map((parameter) => parameter.trim()).find((each) => each.startsWith('q='));
  const value = quality === undefined ? 1 : Number(quality.slice(2));
  return Number.isNaN(value) ? 0 : value;
}

/** The encoding the client likes best of those we keep; ours decides between equals. Undefined: as it is. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const qualities = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';');
    qualities.set(name.trim(), qualityOf(parameters));
  }
  let best: Encoding | undefined;
  let bestQuality = 0;
  for (const encoding of ENCODINGS) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality];
  }
  return best;
}
