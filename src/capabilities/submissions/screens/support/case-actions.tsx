import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import type { Verdict } from '../../rules/verdicts.ts';

export type CaseAction = 'pick-up' | 'second-look' | 'edit' | Verdict;

function standingOf({ takenBy, secondLookBy, decidedBy, reason, isAgreed, status }: SubmissionCase): string {
  if (decidedBy) return `Decided by ${decidedBy}${reason && `: ${reason}`}`;
  if (secondLookBy?.isYou) return 'A colleague decides this one.';
  if (takenBy && !takenBy.isYou) return `${takenBy.name} has it.`;
  if (status === 'IN_REVIEW' && !isAgreed)
    return 'It can be published once the couple agrees to what’s here.';
  return secondLookBy ? `${secondLookBy.name} asked for a second look.` : '';
}

/** What this person can do with a wedding now. */
export function CaseActions({
  shown,
  onAct,
}: {
  shown: SubmissionCase;
  onAct: (action: CaseAction) => void;
}) {
  const { takenBy, secondLookBy, status, isAgreed, slug } = shown;
  const isMine = status === 'IN_REVIEW' && takenBy?.isYou === true;
  const waits = status === 'SUBMITTED' || status === 'IN_REVIEW';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {waits && !isMine && !secondLookBy?.isYou && (
        <Button onPress={() => onAct('pick-up')}>{takenBy ? 'Take over' : 'Pick up'}</Button>
      )}
      {isMine && (
        <>
          {isAgreed && <Button onPress={() => onAct('ACCEPT')}>Publish</Button>}
          <Button variant="secondary" onPress={() => onAct('edit')}>
            Edit
          </Button>
          <Button variant="secondary" onPress={() => onAct('REJECT')}>
            Turn away
          </Button>
          <Button variant="secondary" onPress={() => onAct('SPAM')}>
            Mark as spam
          </Button>
          {!secondLookBy && (
            <Button variant="quiet" onPress={() => onAct('second-look')}>
              Ask for a second look
            </Button>
          )}
        </>
      )}
      {slug && <TextLink to={paths.realWedding(slug)}>See the page</TextLink>}
      {status === 'ACCEPTED' && (
        <Button variant="quiet" onPress={() => onAct('TAKE_DOWN')}>
          Take down
        </Button>
      )}
      <p className="wrap-anywhere text-ink-soft text-sm">{standingOf(shown)}</p>
    </div>
  );
}
