import { useState } from 'react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { CategoryIcon } from '#capabilities/navigation/parts/category-icon.tsx';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { vendorCategoryIcon } from '#capabilities/taxonomy/rules/vendor-categories.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { StepHeading } from '#ui/step-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { StepActions, type StepProps } from './step-frame.tsx';

type Props = Omit<StepProps, 'onNext'> & {
  offered: readonly TaxonomyKey[];
  chosen: TaxonomyKey | null;
  /** Of a listing that is there, its category stays. */
  isFixed: boolean;
  onChoose: (category: TaxonomyKey) => void;
};

export function CategoryStep({ offered, chosen, isFixed, onChoose, onBack, focusesHeading }: Props) {
  const [picked, setPicked] = useState(chosen);
  const [isMissing, setMissing] = useState(false);
  const options = MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel, vendorCategory }) => {
    const isClosed = !offered.includes(taxonomyKey);
    return {
      id: taxonomyKey,
      label: navLabel,
      icon: <CategoryIcon name={vendorCategoryIcon(vendorCategory)} />,
      isDisabled: isClosed || (isFixed && taxonomyKey !== chosen),
      ...(isClosed && { description: 'Opening soon' }),
    };
  });
  return (
    <>
      <StepHeading
        title="What do you do?"
        lead={
          isFixed
            ? 'A listing keeps its category. If you offer something else too, give it a listing of its own.'
            : 'Choose what couples would search for. You can add another listing anytime.'
        }
        focuses={focusesHeading}
      />
      <RadioCards
        label="Category"
        isLabelHidden
        columns={2}
        options={options}
        value={picked ?? ''}
        onChange={(key) => setPicked(key as TaxonomyKey)}
        error={isMissing && !picked ? 'Choose a category to continue.' : ''}
      />
      {isFixed && (
        <p className="mt-3">
          <TextLink to={vendorPaths.onboard}>Start another listing</TextLink>
        </p>
      )}
      <StepActions
        onBack={onBack}
        onNext={() => {
          setMissing(picked === null);
          if (picked) onChoose(picked);
        }}
      />
    </>
  );
}
