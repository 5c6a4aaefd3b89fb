import { useWatch } from 'react-hook-form';
import { formatPriceRange } from '#base/money.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { bandLabel, shareOf, WEDDING_BUDGET_BANDS } from '../../rules/budget-bands.ts';
import type { BudgetQuestion } from '../../rules/budget-question.ts';
import type { InquiryValues } from './inquiry-values.ts';

interface BudgetFieldsProps {
  form: RuleForm<InquiryValues>;
  question: BudgetQuestion;
  category: TaxonomyKey;
}

const BANDS = [
  { id: 'unsaid', label: 'We’d rather not say' },
  ...WEDDING_BUDGET_BANDS.map((band) => ({ id: band.id, label: bandLabel(band) })),
];

/** The list below opens by script alone; without, the browser's own takes its place. */
function PlainBands({ band }: { band: string }) {
  return (
    <noscript>
      <label className="block">
        <span className="mb-1 block font-semibold text-sm">Budget for the whole wedding (optional)</span>
        <select
          name="plainBudgetBand"
          defaultValue={band || 'unsaid'}
          className="block h-13 w-full rounded-input border border-line-strong bg-paper px-3"
        >
          {BANDS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </noscript>
  );
}

/** Says what the vendor will read: the part of the whole that usually goes to its trade. */
function WeddingBudget({ form, category }: Omit<BudgetFieldsProps, 'question'>) {
  const chosen = useWatch({ control: form.control, name: 'budgetBand' });
  const band = WEDDING_BUDGET_BANDS.find(({ id }) => id === chosen);
  const share = band && shareOf(band, category);
  const trade = marketplaceCategory(category).browseLabel.toLowerCase();
  return (
    <>
      <PlainBands band={form.methods.getValues('budgetBand')} />
      <FormSelectField
        form={form}
        name="budgetBand"
        label="Budget for the whole wedding"
        isOptional
        options={BANDS}
        className="noscript:hidden"
        description={
          share
            ? `They’ll see: about ${formatPriceRange(share.minCents, share.maxCents)} for ${trade}, a typical share.`
            : 'It helps them suggest what fits.'
        }
      />
    </>
  );
}

function VendorBudget({ form }: { form: RuleForm<InquiryValues> }) {
  return (
    <fieldset className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <legend className="mb-2 font-semibold text-sm">Budget for this vendor</legend>
      <FormTextField
        form={form}
        name="budgetMin"
        label="From, in dollars"
        inputMode="decimal"
        leading="$"
        isOptional
      />
      <FormTextField
        form={form}
        name="budgetMax"
        label="To, in dollars"
        inputMode="decimal"
        leading="$"
        isOptional
      />
    </fieldset>
  );
}

export function BudgetFields({ form, question, category }: BudgetFieldsProps) {
  if (question === 'NONE') return null;
  return question === 'VENDOR' ? (
    <VendorBudget form={form} />
  ) : (
    <WeddingBudget form={form} category={category} />
  );
}
