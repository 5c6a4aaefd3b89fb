import { data, redirect } from 'react-router';
import { actingApiOf, type CallRefusal, isCallRefusal } from '#app/request-scope.ts';
import { websitePaths } from '../rules/paths.ts';
import { REPORT_REASON_KEYS } from '../rules/report-rules.ts';
import { SITE_COOKIE } from '../rules/site-cookie.ts';
import { siteWords } from '../rules/words/site-words.ts';
import type { Route } from './+types/site.route.ts';
import { loadSite } from './load-site.ts';
import { siteHeaders, siteMeta } from './site/site-head.ts';
import { SiteMissing } from './site/site-missing.tsx';
import { SiteScreen } from './site/site-page.tsx';

/** Kept for everybody where everybody may read it; whoever has come in gets their own. */
export const handle = {
  script: 'none',
  document: 'asked',
  query: ['lang'],
  asks: { cookie: SITE_COOKIE, query: ['g', 'sent'] },
  misses: 'website-unknown',
};

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  siteMeta(loaderData, location.pathname, matches);

function addressOf({ slug, page = '' }: { slug: string; page?: string | undefined }) {
  return { slug: slug.toLowerCase(), page: page.toLowerCase() };
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const loaded = await loadSite(context, addressOf(params), url);
  return data(loaded, { headers: siteHeaders(loaded) });
}

const FORMS = ['enter', 'report', 'message'] as const;
type SiteForm = (typeof FORMS)[number];

function problemOf(
  { status, code }: CallRefusal,
  words: ReturnType<typeof siteWords>,
  form: SiteForm,
): string {
  if (status === 429) return words.tooMany;
  if (code === 'website.messages_full') return words.inboxFull;
  return { enter: words.wrongPasscode, report: words.reportProblem, message: words.formProblem }[form];
}

/** Three forms: the door's passcode, a word to us about the site, and a message to the couple. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { slug, page } = addressOf(params);
  const form = await request.formData();
  const say = (name: string) => String(form.get(name) ?? '');
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, say(name)]));
  const api = actingApiOf(context).websites;
  const back = page === '' ? websitePaths.site(slug) : websitePaths.sitePage(slug, page);
  try {
    if (typed.do === 'enter') {
      await api.enterSite({ slug, page, passcode: say('passcode') });
      return redirect(back + url.search, 303);
    }
    if (typed.do === 'report') {
      const reason = REPORT_REASON_KEYS.find((key) => key === say('reason')) ?? 'OTHER';
      await api.reportSite({ slug, reason, text: say('text') });
      return { refused: undefined, isReported: true };
    }
    await api.writeToCouple({ slug, name: say('name'), email: say('email'), text: say('text') });
    return redirect(`${back}?sent=1#content`, 303);
  } catch (error) {
    if (!isCallRefusal(error) || error.status === 404) throw data(null, 404);
    const words = siteWords((await loadSite(context, { slug, page }, url)).page.lang as 'en');
    const which = FORMS.find((name) => name === typed.do) ?? 'message';
    const refused = { form: which, typed, problem: problemOf(error, words, which) };
    return data({ refused, isReported: false }, { status: error.status });
  }
}

export default function SiteRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SiteScreen
      loaded={loaderData}
      refused={actionData?.refused}
      isReported={actionData?.isReported ?? false}
    />
  );
}

export function ErrorBoundary() {
  return <SiteMissing />;
}
