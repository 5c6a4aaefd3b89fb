import { paths } from '#app/rules/paths.ts';
import { formatCents } from '#base/money.ts';
import { possessive } from '#base/text.ts';
import type { CollectAgenda } from '#capabilities/agenda/server/index.ts';
import { listEndingOffers } from './quotes/agenda.store.ts';

/** The last days of offers, for those who answer them; what they cost, for those who see money. */
export const collectAgenda: CollectAgenda = async ({ db }, { weddingId, allowed }, span) => {
  if (!allowed.includes('contact-vendors')) return [];
  const seesMoney = allowed.includes('see-budget');
  const offers = await listEndingOffers(db, weddingId, span);
  return offers.flatMap(({ uuid, inquiryUuid, vendorName, totalCents, validUntil }) =>
    validUntil === null
      ? []
      : [
          {
            id: `offer-${uuid}`,
            kind: 'DEADLINE' as const,
            day: validUntil,
            time: null,
            title: `${possessive(vendorName)} offer ends`,
            detail: seesMoney ? formatCents(totalCents) : '',
            isDone: false,
            href: paths.thread(inquiryUuid),
          },
        ],
  );
};
