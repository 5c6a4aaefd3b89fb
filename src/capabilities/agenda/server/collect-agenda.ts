import { paths } from '#app/rules/paths.ts';
import { isWithin } from '../rules/agenda-span.ts';
import { findFrame } from './agenda.store.ts';
import type { CollectAgenda } from './agenda-source.ts';

/** The day all others are planned for. */
export const collectAgenda: CollectAgenda = async ({ db }, { weddingId }, span) => {
  const { weddingDate, location } = await findFrame(db, weddingId);
  if (weddingDate === null || !isWithin(weddingDate, span)) return [];
  return [
    {
      id: `wedding-${weddingId}`,
      kind: 'EVENT',
      day: weddingDate,
      time: null,
      title: 'Your wedding',
      detail: location ?? '',
      isDone: false,
      href: paths.accountSettings('wedding'),
    },
  ];
};
