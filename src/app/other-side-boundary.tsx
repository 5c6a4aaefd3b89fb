import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageMessage } from './page-message.tsx';
import { paths } from './rules/paths.ts';

/** What is told to somebody who came to a page of the other side. */
export type OtherSide = {
  owner: 'couple' | 'vendor';
  email: string;
  /** Where their own work is. */
  work: { id: string; href: string } | undefined;
};

const WORK_LABELS: Readonly<Record<string, string>> = {
  queue: 'Go to the review queue',
  'vendor-area': 'Go to your vendor area',
};

function otherSideOf(error: unknown): OtherSide | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  return typeof error.data === 'object' && error.data !== null && 'owner' in error.data
    ? (error.data as OtherSide)
    : undefined;
}

const WORDS = {
  couple: {
    title: 'This page is for couples',
    why: 'There’s no wedding on this account yet.',
    begin: { label: 'Start planning a wedding', href: paths.onboarding() },
  },
  vendor: {
    title: 'This page is for vendors',
    why: 'There’s no business on this account yet.',
    begin: { label: 'Add your business', href: paths.vendorLanding() },
  },
} as const;

function OtherSideMessage({ owner, email, work }: OtherSide) {
  const { title, why, begin } = WORDS[owner];
  const isStaff = work?.id === 'queue';
  return (
    <PageMessage
      title={title}
      actions={
        <>
          <ButtonLink to={work?.href ?? paths.home()}>
            {(work && WORK_LABELS[work.id]) ?? 'Go to the home page'}
          </ButtonLink>
          {!isStaff && (
            <ButtonLink to={begin.href} variant="secondary">
              {begin.label}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="break-words">
        You’re logged in as {email}. {isStaff ? 'You may have seen it while viewing as someone else.' : why}
      </p>
    </PageMessage>
  );
}

/** For pages of one side; any other failure is for the shell to show. */
export function OtherSideBoundary() {
  const error = useRouteError();
  const otherSide = otherSideOf(error);
  if (!otherSide) throw error;
  return <OtherSideMessage {...otherSide} />;
}
