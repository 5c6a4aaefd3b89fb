import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { paths, safeNext } from '#app/rules/paths.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { userQuery } from '#app/use-user.ts';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import { AccountStep } from './account-step.tsx';
import { keepAnswers, type OnboardingAnswers, useAnswers } from './answer-store.ts';
import { AnswersCard } from './answers-card.tsx';
import { BudgetStep } from './budget-step.tsx';
import { DateStep } from './date-step.tsx';
import { GuestsStep } from './guests-step.tsx';
import { NamesStep } from './names-step.tsx';
import { neighbour, readStep, type StepId, stepsFor } from './onboarding-steps.ts';
import { PlaceStep } from './place-step.tsx';
import { SaveRetry } from './save-retry.tsx';
import { answersAfterSkip } from './skipped-answers.ts';
import { StageStep } from './stage-step.tsx';
import { useCityFromAddress } from './use-city-from-address.ts';
import { useSaveAnswers } from './use-save-answers.ts';
import type { StepProps } from './use-step-form.ts';

type QuestionProps = StepProps & { onTypePlace: () => void };

const QUESTIONS: Readonly<Record<Exclude<StepId, 'account'>, ComponentType<QuestionProps>>> = {
  names: NamesStep,
  date: DateStep,
  place: PlaceStep,
  guests: GuestsStep,
  budget: BudgetStep,
  stage: StageStep,
};

const FIELDS: Readonly<Record<StepId, readonly (keyof OnboardingAnswers)[]>> = {
  names: ['primaryFirstName', 'primaryLastName', 'partnerFirstName', 'partnerLastName'],
  date: ['weddingDate', 'isDateOpen'],
  place: ['city'],
  guests: ['guestCount'],
  budget: ['budget'],
  stage: ['planningStage'],
  account: [],
};

function useHasMoved(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && key !== firstKey) setHasMoved(true);
  return hasMoved;
}

interface OnboardingFlowProps {
  isGuest: boolean;
  isJoining: boolean;
}

export function OnboardingFlow({ isGuest, isJoining }: OnboardingFlowProps) {
  const answers = useAnswers();
  const saveAnswers = useSaveAnswers();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const hasMoved = useHasMoved();
  const [failedSave, setFailedSave] = useState<unknown>();
  const doWithoutAddress = useCityFromAddress();

  const steps = stepsFor({ isGuest, isJoining });
  const stepId = readStep(steps, search.get('step'));
  const before = neighbour(steps, stepId, -1);
  const after = neighbour(steps, stepId, 1);

  function goTo(step: StepId, options: { replace?: boolean } = {}) {
    const query = new URLSearchParams(search);
    query.set('step', step);
    return navigate({ search: `?${query}` }, { ...options, state: { cameFromStep: true } });
  }

  function goBack() {
    // A step that was opened from a link has none behind it in this tab's history.
    if (location.state?.cameFromStep) navigate(-1);
    else if (before) goTo(before, { replace: true });
  }

  async function trySaving() {
    try {
      await saveAnswers(keepAnswers({}));
    } catch (error) {
      setFailedSave(error);
    }
  }

  async function goOnSignedIn() {
    await refresh(userQuery.queryKey);
    if (isJoining) return navigate(safeNext(search.get('next'), paths.yourWedding()), { replace: true });
    return trySaving();
  }

  const frame = {
    answers,
    nextLabel: 'Next',
    savesOnNext: after === undefined,
    focusesHeading: hasMoved,
    ...(before && { onBack: goBack }),
  };
  const Question = stepId === 'account' ? undefined : QUESTIONS[stepId];
  const goOn = (kept: OnboardingAnswers) => (after ? goTo(after) : saveAnswers(kept));

  return (
    <div className={`${pageWidth} grid gap-x-16 pt-6 md:pt-12 md:pb-20 lg:grid-cols-[minmax(0,1fr)_26rem]`}>
      <div className="flex min-h-[calc(100dvh-5rem)] flex-col md:min-h-140">
        {steps.length > 1 && (
          <ProgressSteps steps={steps} currentId={stepId} label="Questions" className="mb-8 md:mb-12" />
        )}
        {failedSave !== undefined && <SaveRetry failure={failedSave} onRetry={trySaving} />}
        {failedSave === undefined && Question && (
          <Question
            {...frame}
            key={stepId}
            nextLabel={after ? 'Next' : 'Finish'}
            onTypePlace={doWithoutAddress}
            onNext={() => goOn(keepAnswers({}))}
            onSkip={() => goOn(keepAnswers(answersAfterSkip(FIELDS[stepId], keepAnswers({}))))}
          />
        )}
        {failedSave === undefined && !Question && (
          <AccountStep
            {...frame}
            key={stepId}
            nextLabel="Create account"
            isJoining={isJoining}
            onSignedUp={goOnSignedIn}
          />
        )}
      </div>
      {!isJoining && (
        <div className="hidden lg:block">
          <AnswersCard answers={answers} />
        </div>
      )}
    </div>
  );
}
