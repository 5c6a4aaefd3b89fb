/** Behind which one it stands when it goes one place up or down; null for the first place. */
export function placeAfter(list: readonly { id: string }[], id: string, by: -1 | 1): string | null {
  const place = list.findIndex((each) => each.id === id);
  return list[by === 1 ? place + 1 : place - 2]?.id ?? null;
}
