import { StepActions as Actions, type StepActionsProps } from '#ui/step-actions.tsx';

/** What every question has around it. */
export type StepProps = {
  /** False on the first showing of the page, where nobody has moved yet. */
  focusesHeading: boolean;
  onBack?: (() => void) | undefined;
  onNext: () => void;
};

/** On the ground of the vendor area. */
export function StepActions(props: Omit<StepActionsProps, 'className'>) {
  return <Actions {...props} className="bg-mist" />;
}
