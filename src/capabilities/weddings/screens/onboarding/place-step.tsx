import { locationRequired } from '#base/validation/location.ts';
import { suggestCities } from '#capabilities/places/queries.ts';
import { FormCityField } from '../../parts/form-city-field.tsx';
import type { WeddingAnswers } from '../../parts/wedding-answers.ts';
import { StepFrame } from './step-frame.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

interface PlaceStepProps extends StepProps {
  onTypePlace: () => void;
}

export function PlaceStep({ answers, onNext, onTypePlace, ...frame }: PlaceStepProps) {
  const form = useStepForm<Pick<WeddingAnswers, 'city'>>({
    defaultValues: { city: answers.city },
    demands: { city: [locationRequired] },
    onNext,
  });
  return (
    <StepFrame
      {...frame}
      form={form}
      title="Where will it be?"
      lead="A city is enough. We’ll show you venues and vendors near it first."
    >
      <div className="max-w-120">
        <FormCityField
          form={form}
          name="city"
          label="City"
          onTextChange={onTypePlace}
          suggest={suggestCities}
          keepsText
        />
      </div>
    </StepFrame>
  );
}
