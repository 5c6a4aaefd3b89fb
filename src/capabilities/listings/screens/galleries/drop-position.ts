/** Where a picture lands that is dropped before or after another, counted without the picture itself. */
export function dropPosition(
  ids: readonly string[],
  moved: string,
  target: { key: string; dropPosition: 'before' | 'after' },
): number {
  const rest = ids.filter((id) => id !== moved);
  const at = rest.indexOf(target.key);
  if (at < 0) return rest.length;
  return target.dropPosition === 'after' ? at + 1 : at;
}
