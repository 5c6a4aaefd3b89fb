import { data } from 'react-router';
import type { Api } from '#app/api-type.ts';
import { typedDate } from '#base/typed-date.ts';
import { readUuidList } from '#base/uuid-list.ts';
import { shownCard } from '#capabilities/search/parts/shown-card.ts';
import { budgetQuestion } from '../../rules/budget-question.ts';
import { eventChoices } from '../../rules/event-choices.ts';
import { MOST_VENDORS_AT_ONCE } from '../../rules/inquiry-timers.ts';
import { INQUIRY_SOURCES } from '../../rules/lead-tags.ts';
import { styleQuestionsOf } from '../../rules/style-questions.ts';
import { NO_INQUIRY, valuesFromPreferences, withDay } from './inquiry-values.ts';

export type AskedInquiry = Awaited<ReturnType<typeof loadAsked>>;

/** Who is written to, and what the form asks and begins with. */
export async function loadAsked(api: Api, params: URLSearchParams) {
  const asked = readUuidList(params.get('vendors'), MOST_VENDORS_AT_ONCE);
  const [user, found, { flags }] = await Promise.all([
    api.navigation.user(),
    asked.length > 0 ? api.search.listCards({ storefrontUuids: asked }) : [],
    api.experiments.readFlags(),
  ]);
  const [first] = found;
  if (!first) throw data(null, 404);
  const category = first.taxonomyNodeKey;
  // One request asks one trade: a florist has no use for what a band was asked.
  const cards = found.filter((card) => card.taxonomyNodeKey === category).map(shownCard);
  const isGuest = user.is_guest;
  const askedDay = typedDate(params.get('day'));
  const preferences = isGuest ? null : await api.inquiries.preferences({ vendor_type: category });
  return {
    isGuest,
    category,
    cards,
    names: cards.length === 1 ? first.vendorName : `${cards.length} vendors`,
    events: eventChoices(),
    questions: styleQuestionsOf(category),
    budget: budgetQuestion(flags),
    source: INQUIRY_SOURCES.find((source) => source === params.get('source')) ?? 'INQUIRY',
    writtenTo: preferences?.writtenTo ?? [],
    askedDay,
    values: withDay(preferences ? valuesFromPreferences(preferences, category) : NO_INQUIRY, askedDay),
  };
}
