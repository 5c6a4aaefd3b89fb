import { data } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { ConsentPage } from '../contract/consent.contract.ts';
import { consentQuery } from '../queries.ts';
import type { Route } from './+types/consent.route.ts';
import { ConsentAnswers } from './consent/consent-answers.tsx';
import { PhotoImage } from './shown-photo.tsx';

// The address is the key: no search engine may keep it, and no other site may learn it.
export const meta = () => [
  { title: 'Your wedding · Ampersand' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  try {
    return { code, page: await apiOf(context).submissions.readConsent({ code }) };
  } catch (error) {
    if (!hasErrorCode(error, 'submission.not_found')) throw error;
    return data({ code, page: null }, { status: 404 });
  }
}

function NoSuchLink() {
  return (
    <LetterPage title="This link doesn’t work any more">
      <p className="text-ink-soft">
        It may be incomplete, or your photographer sent a newer one. Look for the latest email.
      </p>
      <ButtonLink to={paths.home()} variant="secondary">
        Go home
      </ButtonLink>
    </LetterPage>
  );
}

function Story({ page }: { page: ConsentPage }) {
  const { title, summary, paragraphs, photos, credits } = page;
  return (
    <>
      <section className="mx-auto mt-10 max-w-reading">
        <h2 className="wrap-anywhere text-2xl">{title}</h2>
        <p className="wrap-anywhere mt-3 text-lg">{summary}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="wrap-anywhere mt-4">
            {paragraph}
          </p>
        ))}
        {credits.length > 0 && (
          <dl className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {credits.map(({ role, name }) => (
              <div key={`${role} ${name}`} className="min-w-0">
                <dt className="text-ink-soft text-sm">{role}</dt>
                <dd className="wrap-anywhere">{name}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <ul aria-label="Photos" className="mt-10 columns-2 gap-3 lg:columns-3">
        {photos.map((photo, index) => (
          <li key={photo.picture.id} className="mb-3 break-inside-avoid">
            <PhotoImage
              photo={photo}
              alt={photo.caption || `Photo ${index + 1}`}
              sizes="(min-width: 64rem) 400px, 48vw"
              className="h-auto w-full rounded-input"
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Consent({ code, loaded }: { code: string; loaded: ConsentPage }) {
  const { data: page } = useLoaded(consentQuery(code), loaded);
  const { firstName, partnerFirstName, weddingDate, place, photographer, photos } = page;
  const day = weddingDate && formatDateInText(calendarDate(weddingDate));
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <div className="mx-auto max-w-200">
        <PageHeading
          title={`${firstName} & ${partnerFirstName}`}
          lead={[day, place, `photographed by ${photographer}`].filter(Boolean).join(' · ')}
          className="mb-6"
        />
        <ConsentAnswers code={code} page={page} />
      </div>
      {photos.length > 0 && <Story page={page} />}
    </div>
  );
}

export default function ConsentScreen({ loaderData: { code, page } }: Route.ComponentProps) {
  return page ? <Consent key={code} code={code} loaded={page} /> : <NoSuchLink />;
}
