import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { SiteType } from '../../../designs/site-design.ts';
import { CHOICE_CARD } from './choice-card.ts';

interface TypeChoiceProps {
  types: readonly SiteType[];
  value: string;
  onChange: (key: string) => void;
}

/** The type pairings of this design, each in its own letters. */
export function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  const chosen = types.find(({ key }) => key === value) ?? types[0];
  return (
    <RadioGroup value={chosen?.key ?? null} onChange={onChange}>
      {types
        .flatMap(({ sheets }) => sheets)
        .map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} precedence="design" />
        ))}
      <Label elementType="h2" className="mb-3 block text-xl">
        Type
      </Label>
      <div className="grid gap-3">
        {types.map(({ key, name, display, text }) => (
          <RadioField key={key} value={key}>
            <RadioButton className={CHOICE_CARD}>
              <span aria-hidden="true" className="block text-3xl" style={{ fontFamily: display }}>
                Forever &amp; always
              </span>
              <span aria-hidden="true" className="block" style={{ fontFamily: text }}>
                Join us for dinner and dancing under the stars.
              </span>
              <span className="mt-1 block text-ink-soft text-sm">{name}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
