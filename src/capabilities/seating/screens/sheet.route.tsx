import { data, redirect } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { actingApiOf, apiOf, isCallRefusal } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { seatingPaths } from '../rules/paths.ts';
import type { Route } from './+types/sheet.route.ts';
import { SheetPage } from './sheet/sheet-page.tsx';

export const handle = { script: 'none' };

/** The address is a secret: it goes to nobody with a link, and into no index. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData ? `${loaderData.sheet.event.name} · ${loaderData.sheet.couple}` : 'Seating · Ampersand',
  },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  try {
    const sheet = await apiOf(context).seating.readSeatingSheet({ token: params.token });
    return { sheet, token: params.token, hasChanged: url.searchParams.has('changed') };
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}

/** ‘I’ve seen this’. What came since the page was drawn is shown first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const version = String((await request.formData()).get('version') ?? '');
  const path = seatingPaths.sheet(params.token);
  try {
    await actingApiOf(context).seating.markSeatingSheetSeen({ token: params.token, version });
    return redirect(path, 303);
  } catch (error) {
    if (!isCallRefusal(error)) throw error;
    if (error.code === 'seating.changed_meanwhile') return redirect(`${path}?changed=1`, 303);
    throw data(null, error.status);
  }
}

export default function SheetScreen({ loaderData }: Route.ComponentProps) {
  const { sheet, token, hasChanged } = loaderData;
  return (
    <SheetPage
      sheet={sheet}
      hasChanged={hasChanged}
      pdf={`/web-api/v1/seating-sheet/${encodeURIComponent(token)}/pdf`}
    />
  );
}

export function ErrorBoundary() {
  return (
    <main id="content" className="mx-auto w-full max-w-[30rem] px-5 py-8 text-lg">
      <h1 className="mt-16 mb-4 font-display text-3xl">This sheet isn’t here</h1>
      <p className="mb-6">
        The link may be incomplete, or the couple took the sheet back. Please ask them for a new link.
      </p>
      <a
        href={paths.home()}
        className="inline-flex min-h-14 w-full items-center justify-center rounded-card border-2 border-line-strong bg-paper px-5 py-3 font-semibold"
      >
        Go to Ampersand
      </a>
    </main>
  );
}
