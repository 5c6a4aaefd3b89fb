import type { ReplyStep } from '../../rules/reply-steps.ts';
import { CareStep } from './care-step.tsx';
import { ComingStep } from './coming-step.tsx';
import { DinnerStep } from './dinner-step.tsx';
import { NameStep } from './name-step.tsx';
import { QuestionStep } from './question-step.tsx';
import type { StepProps } from './step-props.ts';
import { WordsStep } from './words-step.tsx';

type Asking = Exclude<ReplyStep, { kind: 'summary' }>;

/** The question of one screen. */
export function ReplyScreen({ step, ...props }: StepProps<Asking>) {
  switch (step.kind) {
    case 'coming':
      return <ComingStep {...props} step={step} />;
    case 'name':
      return <NameStep {...props} step={step} />;
    case 'dinner':
      return <DinnerStep {...props} step={step} />;
    case 'care':
      return <CareStep {...props} step={step} />;
    case 'question':
      return <QuestionStep {...props} step={step} />;
    case 'words':
      return <WordsStep {...props} step={step} />;
  }
}
