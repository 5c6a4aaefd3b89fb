import { data, redirect } from 'react-router';
import type { Api } from '#app/api-type.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/new-inquiry.route.ts';
import { InquiryForm } from './new-inquiry/inquiry-form.tsx';
import { type AskedInquiry, loadAsked } from './new-inquiry/load-asked.ts';
import { sendPlainly } from './new-inquiry/send-plainly.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Write to ${loaderData.names}` : 'Write to a vendor'} · Ampersand` },
  { name: 'description', content: 'Tell a vendor about your day and ask if they’re available.' },
  { name: 'robots', content: 'noindex' },
];

/** Whoever has an open conversation with the only vendor asked goes on there instead of beginning anew. */
async function openThread(api: Api, { cards, writtenTo }: AskedInquiry): Promise<string | undefined> {
  const [only] = cards;
  if (!only || cards.length > 1 || !writtenTo.includes(only.storefrontUuid)) return undefined;
  const last = await api.inquiries.getLast({ storefront_uuid: only.storefrontUuid });
  return last && last.status !== 'CLOSED' ? paths.thread(last.uuid) : undefined;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const asked = await loadAsked(api, url.searchParams);
  const thread = await openThread(api, asked);
  if (thread) throw redirect(thread);
  return { ...asked, plainRequestUuid: crypto.randomUUID() };
}

/** The form as a browser without scripts sends it: the same rules, the same call, and every word kept. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = await loadAsked(apiOf(context), url.searchParams);
  const sent = await sendPlainly(context, asked, await request.formData());
  if ('destination' in sent) return redirect(sent.destination, 303);
  return data(sent, { status: sent.refused.status });
}

/** Where a conversation with a vendor begins. Nothing is lost on the way, neither by a reload nor by signing up. */
export default function NewInquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { names, cards, category } = loaderData;
  const [only] = cards;
  const back = only && cards.length === 1 ? paths.storefront(category, only.storefrontSlug) : paths.inbox();
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title={`Write to ${names}`}
        lead="Tell them about your day. The more they know, the better they can help."
        className="mb-8"
      />
      <InquiryForm {...loaderData} {...actionData} key={cards.map((card) => card.storefrontUuid).join()} />
      <p className="mt-8">
        <TextLink to={back}>Not now</TextLink>
      </p>
    </div>
  );
}
