import { data } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireUser, type SignedInUser } from '#app/require-user.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { DESIGN_KEYS } from '../rules/design-keys.ts';
import type { Route } from './+types/own-design.route.ts';
import { type SampleCouple, sampleView } from './gallery/sample-view.ts';
import { DesignedPage } from './site/designed-page.tsx';
import { SiteMissing } from './site/site-missing.tsx';
import { SiteScreen } from './site/site-page.tsx';

export const handle = { script: 'none', framedBy: 'self' };

export const meta: Route.MetaFunction = () => [
  { title: 'Your website in another design · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

function coupleOf({ user_role_account_weddings: [wedding] }: SignedInUser): SampleCouple | undefined {
  if (!wedding || wedding.empty_or_placeholder_couple_names) return undefined;
  const names = [wedding.primary_first_name, wedding.partner_first_name].filter((name) => name !== '');
  return { names, date: wedding.wedding_date, today: calendarDateOf(new Date()) };
}

/** Undefined where there are no words of their own to draw. */
async function ownPage({ params, url, context }: Route.LoaderArgs) {
  const design = DESIGN_KEYS.find((key) => key === params.design);
  if (!design) throw data(null, 404);
  const palette = url.searchParams.get('palette') ?? 'first';
  const type = url.searchParams.get('type') ?? 'first';
  const look = { design, palette, type };
  try {
    const answer = await apiOf(context).websites.previewSite({ page: '', ...look });
    return { look, answer };
  } catch (error) {
    // None yet, or not theirs to see before it is out.
    if (errorStatus(error) === 404 || errorStatus(error) === 403) return { look, answer: undefined };
    throw error;
  }
}

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args);
  const { look, answer } = await ownPage(args);
  const page = { lang: 'en', dir: 'ltr' as const, hasOwnLetters: true };
  if (answer?.show !== 'PAGE') return { look, site: undefined, couple: coupleOf(user), page };
  const { language, direction } = answer.view;
  const own = { lang: language, dir: direction, hasOwnLetters: true };
  return { look, site: { ...answer, page: own }, couple: undefined, page: own };
}

/** A design tried on: with all that the couple has written, or before that with their names and their day. */
export default function OwnDesignRoute({ loaderData: { look, site, couple } }: Route.ComponentProps) {
  return site ? <SiteScreen loaded={site} /> : <DesignedPage {...look} view={sampleView(couple)} />;
}

export function ErrorBoundary() {
  return <SiteMissing />;
}
