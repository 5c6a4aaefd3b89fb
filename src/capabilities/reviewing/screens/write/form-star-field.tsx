import type { FieldPath } from 'react-hook-form';
import { useRuleField } from '#ui/form/use-rule-field.ts';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import type { ReviewWords } from '../../contract/own-review.contract.ts';
import { StarField } from './star-field.tsx';

interface FormStarFieldProps {
  form: RuleForm<ReviewWords>;
  name: FieldPath<ReviewWords>;
  label: string;
  size?: 'small' | 'large';
}

export function FormStarField({ form, name, label, size }: FormStarFieldProps) {
  const { value, bound, ref } = useRuleField({ form, name, label });
  const stars = typeof value === 'number' ? value : null;
  return <StarField {...bound} label={label} size={size} value={stars} inputRef={ref} />;
}
