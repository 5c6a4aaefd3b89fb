import { MESSAGES } from '#base/validation/messages.ts';
import { FormRadioCards } from '#ui/form/form-radio-cards.tsx';
import { PLANNING_STAGE_OPTIONS } from '../../parts/planning-stage-options.tsx';
import type { WeddingAnswers } from '../../parts/wedding-answers.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

const chosen = (stage: string) => (stage === '' ? MESSAGES.optionRequired : undefined);

export function StageStep({ answers, onNext, ...frame }: StepProps) {
  const form = useStepForm<Pick<WeddingAnswers, 'planningStage'>>({
    defaultValues: { planningStage: answers.planningStage },
    demands: { planningStage: [chosen] },
    onNext,
  });
  return (
    <StepFrame {...frame} form={form} title="How far along are you?" lead="We’ll start where you are.">
      <FormRadioCards
        form={form}
        name="planningStage"
        label="Planning stage"
        isLabelHidden
        options={PLANNING_STAGE_OPTIONS}
      />
    </StepFrame>
  );
}
