import { useState } from 'react';
import { data as answer, useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import type { GuestImport } from '../contract/imports.contract.ts';
import { GuestsFrame } from '../parts/guests-frame.tsx';
import type { CoupleFirstNames } from '../rules/household-choices.ts';
import type { Route } from './+types/import.route.ts';
import { CheckStep } from './import/check-step.tsx';
import { ColumnsStep } from './import/columns-step.tsx';
import { ResultStep } from './import/result-step.tsx';
import { useImport } from './import/use-import.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

const TITLE = 'Bring a list';
const STEPS = [
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check' },
  { id: 'result', label: 'Done' },
];

export function meta({ matches, params }: Route.MetaArgs) {
  const description = 'See what a list would change before it does.';
  return pageMeta(
    { title: TITLE, description, path: paths.guestImport(params.uuid), isUnlisted: true },
    matches,
  );
}

const GONE = ['guests.import_gone', 'invalid_input', 'wedding.not_a_member', 'wedding.role_forbids'] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const calls = apiOf(args.context);
  try {
    const page = await calls.guests.readImport({ uuid: args.params.uuid });
    const { couple, canEdit } = await calls.guests.listGuests();
    return { page, couple, canEdit };
  } catch (error) {
    if (!GONE.some((code) => hasErrorCode(error, code))) throw error;
    const { couple, canEdit } = await calls.guests.listGuests();
    return answer({ page: null, couple, canEdit }, { status: 404 });
  }
}

/** Thrown away before it is imported; afterwards there is undo. */
function DiscardButton({ uuid }: { uuid: string }) {
  const navigate = useNavigate();
  const discarding = useAction({
    run: () => api.guests.discardImport({ uuid }),
    onDone: () => navigate(paths.guestBuild()),
  });
  return (
    <Button variant="quiet" isPending={discarding.isPending} onPress={() => discarding.mutate()}>
      Discard
    </Button>
  );
}

function Import({ page, couple }: { page: GuestImport; couple: CoupleFirstNames }) {
  const actions = useImport(page);
  const [isBack, setBack] = useState(false);
  const { state, data } = actions;
  const isOver = state === 'APPLIED' || state === 'UNDONE';
  const step = isOver ? 'result' : state === 'CHECKED' && !isBack ? 'check' : 'columns';
  return (
    <GuestsFrame title={TITLE} actions={!isOver && <DiscardButton uuid={page.uuid} />}>
      <ProgressSteps steps={STEPS} currentId={step} className="mb-6" />
      {step === 'columns' && (
        <ColumnsStep
          key={data.files.length}
          page={data}
          couple={couple}
          mapping={actions.mapping}
          onDone={() => setBack(false)}
        />
      )}
      {step === 'check' && <CheckStep actions={actions} onBack={() => setBack(true)} />}
      {step === 'result' && <ResultStep actions={actions} />}
    </GuestsFrame>
  );
}

export default function ImportScreen({ loaderData: { page, couple, canEdit } }: Route.ComponentProps) {
  if (page) return <Import key={page.uuid} page={page} couple={couple} />;
  return (
    <GuestsFrame title={TITLE}>
      <EmptyState
        title="This import is gone"
        action={canEdit && <ButtonLink to={paths.guestBuild()}>Bring a list again</ButtonLink>}
      >
        We keep a file for 24 hours and the way back for 7 days.
      </EmptyState>
    </GuestsFrame>
  );
}
