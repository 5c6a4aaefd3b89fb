import { data } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/paths.ts';
import { apiOf } from '#app/request-scope.ts';
import { readUuidList } from '#base/uuid-list.ts';
import { shownCard } from '#capabilities/search/parts/shown-card.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { budgetQuestion } from '../rules/budget-question.ts';
import { MOST_VENDORS_AT_ONCE } from '../rules/inquiry-timers.ts';
import { INQUIRY_SOURCES } from '../rules/lead-tags.ts';
import { styleQuestionsOf } from '../rules/style-questions.ts';
import type { Route } from './+types/new-inquiry.route.ts';
import { InquiryForm } from './new-inquiry/inquiry-form.tsx';
import { NO_INQUIRY, valuesFromPreferences } from './new-inquiry/inquiry-values.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Write to ${loaderData.names}` : 'Write to a vendor'} · Ampersand` },
  { name: 'description', content: 'Tell a vendor about your day and ask whether they are free.' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const asked = readUuidList(url.searchParams.get('vendors'), MOST_VENDORS_AT_ONCE);
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
  const preferences = isGuest ? null : await api.inquiries.preferences({ vendor_type: category });
  return {
    isGuest,
    category,
    cards,
    names: cards.length === 1 ? first.vendorName : `${cards.length} vendors`,
    questions: styleQuestionsOf(category),
    budget: budgetQuestion(flags),
    source: INQUIRY_SOURCES.find((source) => source === url.searchParams.get('source')) ?? 'INQUIRY',
    values: preferences ? valuesFromPreferences(preferences, category) : NO_INQUIRY,
  };
}

/** Where a conversation with a vendor begins. Nothing is lost on the way, neither by a reload nor by signing up. */
export default function NewInquiryPage({ loaderData }: Route.ComponentProps) {
  const { names, cards, category } = loaderData;
  const [only] = cards;
  const back = only && cards.length === 1 ? paths.storefront(category, only.storefrontSlug) : paths.inbox();
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title={`Write to ${names}`}
        lead="Tell them about your day. The more they know, the better their answer."
        className="mb-8"
      />
      <InquiryForm {...loaderData} key={cards.map((card) => card.storefrontUuid).join()} />
      <p className="mt-8">
        <TextLink to={back}>Not now, go back</TextLink>
      </p>
    </div>
  );
}
