/** Values as COPY reads them, beyond plain texts and numbers. */
export function copyInstant(value: Date | null): string | null {
  return value === null ? null : value.toISOString();
}

export function copyJson(value: unknown): string {
  return JSON.stringify(value);
}

/** '{"a","b"}', or '{1,2}' */
export function copyArray(items: readonly (string | number)[]): string {
  const elements = items.map((item) =>
    typeof item === 'number'
      ? String(item)
      : `"${item.replaceAll(/["\\]/g, (character) => `\\${character}`)}"`,
  );
  return `{${elements.join(',')}}`;
}
