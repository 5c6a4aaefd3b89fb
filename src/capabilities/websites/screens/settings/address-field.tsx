import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import { AvailabilityField } from '#ui/availability-field.tsx';
import { useRuleField } from '#ui/form/use-rule-field.ts';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { websiteSlugQuery } from '../../queries.ts';
import { LONGEST_SLUG, SLUG_RULES } from '../../rules/address/slug-rules.ts';

const LABEL = 'Address';
const PAUSE_MS = 300;

interface AddressFieldProps {
  form: RuleForm<{ slug: string }>;
  /** The one in use, which is theirs already. */
  current: string | null;
  /** What stands before it. */
  prefix: string;
}

/** Says of an address that is typed whether it can be had. */
export function AddressField({ form, current, prefix }: AddressFieldProps) {
  const { text: value, bound, ref } = useRuleField({ form, name: 'slug', label: LABEL });
  const [asked, setAsked] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const isNew = value !== current && fieldMessage({ slug: value }, 'slug', SLUG_RULES) === undefined;
  const { data } = useQuery({ ...websiteSlugQuery(asked), enabled: isNew && asked === value });
  const isAnswered = isNew && asked === value && data !== undefined;
  const answer = data?.isAvailable ? 'available' : 'taken';
  const availability = isAnswered ? answer : isNew ? 'checking' : 'unknown';
  return (
    <AvailabilityField
      {...bound}
      label={LABEL}
      description={`Guests type ${prefix}${value || '…'}`}
      autoComplete="off"
      maxLength={LONGEST_SLUG + 20}
      value={value}
      // As it will be: nobody should be told about capitals.
      onChange={(text) => bound.onChange(text.toLowerCase().replaceAll(' ', '-'))}
      inputRef={ref}
      availability={availability}
      {...(data && { takenText: data.message })}
    />
  );
}
