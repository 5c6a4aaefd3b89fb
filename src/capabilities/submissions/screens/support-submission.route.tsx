import { useState } from 'react';
import { data } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { CaseLog } from '#app/case-log.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireStaff } from '#app/require-user.ts';
import { SecondLookDialog } from '#app/second-look-dialog.tsx';
import { StaffBoundary } from '#app/staff-boundary.tsx';
import { StaffPage } from '#app/staff-page.tsx';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Card } from '#ui/card.tsx';
import type { SubmissionCase } from '../contract/support-submissions.contract.ts';
import { SUBMISSION_CASES_KEY, submissionCaseQuery } from '../queries.ts';
import type { Route } from './+types/support-submission.route.ts';
import { type CaseAction, CaseActions } from './support/case-actions.tsx';
import { CaseFacts } from './support/case-facts.tsx';
import { CaseStory } from './support/case-story.tsx';
import { EditForm } from './support/edit-form.tsx';
import { VerdictDialog } from './support/verdict-dialog.tsx';

export const meta = () => [
  { title: 'A real wedding to decide · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  try {
    return await apiOf(args.context).submissions.readSubmissionCase({ uuid: args.params.uuid });
  } catch (error) {
    if (hasErrorCode(error, 'submission.not_found') || hasErrorCode(error, 'invalid_input'))
      throw data(null, { status: 404 });
    throw error;
  }
}

export { StaffBoundary as ErrorBoundary };

function Case({ loaded }: { loaded: SubmissionCase }) {
  const { uuid } = loaded;
  const { data: shown } = useLoaded(submissionCaseQuery(uuid), loaded);
  const [asked, setAsked] = useState<Exclude<CaseAction, 'pick-up'>>();
  const pickUp = useAction({
    run: () => api.submissions.pickUpSubmission({ uuid }),
    refreshes: [submissionCaseQuery(uuid).queryKey, SUBMISSION_CASES_KEY],
  });
  const close = () => setAsked(undefined);
  return (
    <StaffPage title={shown.names}>
      <Card className="mt-6">
        <CaseFacts shown={shown} />
        <CaseActions
          shown={shown}
          onAct={(action) => (action === 'pick-up' ? pickUp.mutate() : setAsked(action))}
        />
        <CaseLog log={shown.log} />
      </Card>
      {asked === 'edit' ? <EditForm shown={shown} onClose={close} /> : <CaseStory shown={shown} />}
      {asked === 'second-look' && (
        <SecondLookDialog
          ask={(note) => api.submissions.askSubmissionSecondLook({ uuid, note })}
          refreshes={[submissionCaseQuery(uuid).queryKey, SUBMISSION_CASES_KEY]}
          onClose={close}
        />
      )}
      {asked && asked !== 'second-look' && asked !== 'edit' && (
        <VerdictDialog shown={shown} verdict={asked} onClose={close} />
      )}
    </StaffPage>
  );
}

export default function SupportSubmissionScreen({ loaderData }: Route.ComponentProps) {
  return <Case key={loaderData.uuid} loaded={loaderData} />;
}
