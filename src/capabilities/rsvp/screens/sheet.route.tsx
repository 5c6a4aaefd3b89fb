import { data, redirect } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { actingApiOf, apiOf, isCallRefusal } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { rsvpPaths } from '../rules/paths.ts';
import type { Route } from './+types/sheet.route.ts';
import { guestButton } from './guest/guest-button.ts';
import { GuestPage } from './guest/guest-page.tsx';
import { guestHeaders } from './guest-headers.ts';
import { SheetPage } from './sheets/sheet-page.tsx';

export const handle = { script: 'none' };
export const headers = guestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `${loaderData.sheet.event.name} · ${loaderData.sheet.couple}`
      : 'Guest count · Ampersand',
  },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  try {
    const sheet = await apiOf(context).rsvp.readSheet({ token: params.token });
    return { sheet, token: params.token, hasChanged: url.searchParams.has('changed') };
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}

/** ‘I’ve seen this’. What came since the page was drawn is shown first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const version = String((await request.formData()).get('version') ?? '');
  const path = rsvpPaths.sheet(params.token);
  try {
    await actingApiOf(context).rsvp.markSheetSeen({ token: params.token, version });
    return redirect(path, 303);
  } catch (error) {
    if (!isCallRefusal(error)) throw error;
    if (error.code === 'rsvp.changed_meanwhile') return redirect(`${path}?changed=1`, 303);
    throw data(null, error.status);
  }
}

export default function SheetScreen({ loaderData }: Route.ComponentProps) {
  const { sheet, token, hasChanged } = loaderData;
  return (
    <SheetPage
      sheet={sheet}
      hasChanged={hasChanged}
      pdf={`/web-api/v1/sheet/${encodeURIComponent(token)}/pdf`}
    />
  );
}

export function ErrorBoundary() {
  return (
    <GuestPage>
      <h1 className="mt-16 mb-4 font-display text-3xl">This sheet isn’t here</h1>
      <p className="mb-6">
        The link may be incomplete, or the couple took the sheet back. Please ask them for a new link.
      </p>
      <a href={paths.home()} className={guestButton.plain}>
        Go to Ampersand
      </a>
    </GuestPage>
  );
}
