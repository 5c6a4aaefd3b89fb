/** The path with every parameter filled in; a well-formed but unknown id where nothing better is known. */
export function fillPath(path: string, values: Record<string, string> = {}): string {
  return path.replaceAll(
    /\{(\w+)\}/g,
    (_match, name: string) => values[name] ?? '00000000-0000-4000-8000-0000000000ff',
  );
}
