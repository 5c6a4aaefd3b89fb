import type { Api } from '#app/api-type.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { categoriesOf } from '../inbox/inbox-view.ts';
import { answerTimeOf, type ComparedInquiry, MOST_COMPARED } from './compared-inquiry.ts';

export interface Comparison {
  open: Inquiry[];
  category: TaxonomyKey | null;
  compared: ComparedInquiry[];
}

/** The one asked for, else the one with the most to compare. */
function chooseCategory(open: readonly Inquiry[], asked: string | null): TaxonomyKey | undefined {
  const count = (key: TaxonomyKey) => open.filter(({ taxonomyKey }) => taxonomyKey === key).length;
  const categories = categoriesOf(open);
  return categories.find((key) => key === asked) ?? categories.toSorted((a, b) => count(b) - count(a))[0];
}

async function compare(api: Api, inquiries: readonly Inquiry[]): Promise<ComparedInquiry[]> {
  const [cards, threads] = await Promise.all([
    api.search.listCards({ storefrontUuids: inquiries.map(({ storefrontUuid }) => storefrontUuid) }),
    Promise.all(inquiries.map(({ uuid }) => api.inquiries.read({ uuid }))),
  ]);
  return inquiries.map((inquiry) => {
    const card = cards.find(({ storefrontUuid }) => storefrontUuid === inquiry.storefrontUuid);
    const thread = threads.find(({ uuid }) => uuid === inquiry.uuid);
    return {
      inquiry,
      rating: card ? { rate: card.averageReviewsRate, count: card.reviewsCount } : null,
      answeredMs: thread ? answerTimeOf(thread) : null,
    };
  });
}

/** On the server for the page, in the browser when something changed. */
export async function loadComparison(api: Api, asked: string | null): Promise<Comparison> {
  const open = await api.inquiries.listOpen();
  const category = chooseCategory(open, asked);
  if (!category) return { open, category: null, compared: [] };
  const chosen = open.filter(({ taxonomyKey }) => taxonomyKey === category).slice(0, MOST_COMPARED);
  return { open, category, compared: await compare(api, chosen) };
}
