import { Star } from 'lucide-react';
import type { Ref } from 'react';
import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { plural } from '#base/text.ts';
import { FieldMessage } from '#ui/field-message.tsx';
import type { FieldProps } from '#ui/field-props.ts';

const STARS = [1, 2, 3, 4, 5];

interface StarFieldProps extends FieldProps {
  value: number | null;
  onChange: (value: number) => void;
  onBlur: () => void;
  name: string;
  inputRef: Ref<HTMLInputElement>;
  size?: 'small' | 'large';
}

/** One to five stars: a group of choices like any other, drawn as a row that fills. */
export function StarField(props: StarFieldProps) {
  const { label, value, error, size = 'small' } = props;
  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(stars) => props.onChange(Number(stars))}
      onBlur={props.onBlur}
      name={props.name}
      orientation="horizontal"
      isRequired
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={
        size === 'small' ? 'flex flex-wrap items-center justify-between gap-x-4 border-line border-b' : ''
      }
    >
      <Label
        className={
          size === 'small' ? 'font-medium max-sm:basis-full max-sm:pt-2' : 'mb-1 block font-semibold text-sm'
        }
      >
        {label}
      </Label>
      <div className="flex">
        {STARS.map((stars) => (
          <RadioField key={stars} value={String(stars)} inputRef={stars === 1 ? props.inputRef : undefined}>
            <RadioButton className="flex size-11 cursor-pointer items-center justify-center rounded-mark data-focus-visible:outline-2 data-focus-visible:outline-primary data-hovered:bg-ink/6">
              <span className="sr-only">{plural(stars, 'star')}</span>
              <Star
                size={size === 'small' ? 22 : 32}
                aria-hidden="true"
                className={value !== null && stars <= value ? 'text-gold' : 'text-line-strong'}
                fill={value !== null && stars <= value ? 'currentColor' : 'none'}
              />
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <div className={size === 'small' ? 'basis-full' : ''}>
        <FieldMessage error={error} reservesMessage={false} />
      </div>
    </RadioGroup>
  );
}
