import type { AgendaItem } from './agenda-item.ts';

/** By day; what takes the whole day comes before what has a time. What is alike stays in the same order however it came. */
export function inAgendaOrder(items: readonly AgendaItem[]): AgendaItem[] {
  const keyOf = ({ day, time, title, id }: AgendaItem) =>
    [day, time?.startsAt ?? '', title, id].join('\u0000');
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ item }) => item);
}
