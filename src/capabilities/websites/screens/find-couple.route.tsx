import { errorStatus } from '#app/api-error.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { parseCalendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import { buttonStyle } from '#ui/button-style.ts';
import type { FoundCouple } from '../contract/finding.contract.ts';
import { websitePaths } from '../rules/paths.ts';
import type { Route } from './+types/find-couple.route.ts';

const LONGEST = 100;

export const meta = () => [{ title: 'Find a couple · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const names = (url.searchParams.get('names') ?? '').slice(0, LONGEST);
  if (names.trim() === '') return { names, couples: null, isTooMany: false };
  try {
    const { couples } = await apiOf(context).websites.findCouples({ names });
    return { names, couples, isTooMany: false };
  } catch (error) {
    if (errorStatus(error) !== 429) throw error;
    return { names, couples: null, isTooMany: true };
  }
}

function dayWords(day: string | null): string {
  const date = day === null ? undefined : parseCalendarDate(day);
  return date ? formatDateInText(date) : 'Date to come';
}

function Found({ couples }: { couples: readonly FoundCouple[] }) {
  if (couples.length === 0)
    return (
      <p role="status" className="mt-8 text-lg">
        No website by those names. Many couples keep theirs private: the address is on your invitation.
      </p>
    );
  return (
    <>
      <p role="status" className="mt-8 text-ink-soft">
        {plural(couples.length, 'couple')} found
      </p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {couples.map(({ names, day, slug }) => (
          <li key={slug}>
            {/* Sites are documents of their own, outside of the shell. */}
            <a
              href={websitePaths.site(slug)}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 hover:bg-blush"
            >
              <span className="wrap-anywhere font-display text-xl">{names}</span>
              <span className="text-ink-soft">{dayWords(day)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A form that the browser sends by itself, so nothing waits for a script. */
export default function FindCoupleScreen({
  loaderData: { names, couples, isTooMany },
}: Route.ComponentProps) {
  return (
    <div className={`${pageWidth} pt-10 pb-16`}>
      <div className="max-w-reading">
        <h1 className="text-3xl">Find a couple</h1>
        <p className="mt-2 text-ink-soft">For couples who let anyone find their wedding website.</p>
        <form method="get" action={websitePaths.find()} className="mt-6 flex flex-wrap items-end gap-3">
          <label className="grid grow gap-1.5 font-semibold" htmlFor="names">
            Their first names
            <input
              id="names"
              name="names"
              type="search"
              required
              maxLength={LONGEST}
              defaultValue={names}
              autoComplete="off"
              className="min-h-12 min-w-0 rounded-card border border-line-strong bg-paper px-4 font-normal"
            />
          </label>
          <button type="submit" className={buttonStyle({ variant: 'primary' })}>
            Find them
          </button>
        </form>
        {isTooMany && (
          <p role="alert" className="mt-8">
            That’s a lot of searches. Please wait a few minutes and try again.
          </p>
        )}
        {couples && <Found couples={couples} />}
      </div>
    </div>
  );
}
