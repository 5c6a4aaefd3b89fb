import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { feetText, readFeet } from '../../rules/feet-text.ts';

interface FeetFieldProps {
  label: string;
  inches: number;
  least: number;
  most: number;
  onChange: (inches: number) => void;
}

/** A length in feet and inches; it counts as soon as it is left. */
export function FeetField({ label, inches, least, most, onChange }: FeetFieldProps) {
  const [shown, setShown] = useState(inches);
  const [text, setText] = useState(feetText(inches));
  if (shown !== inches) {
    setShown(inches);
    setText(feetText(inches));
  }
  const typed = readFeet(text);
  const isWrong = typed === undefined || typed < least || typed > most;
  function leave() {
    if (isWrong) setText(feetText(inches));
    else if (typed !== inches) onChange(typed);
  }
  return (
    <TextField
      label={label}
      value={text}
      onChange={setText}
      onBlur={leave}
      {...(isWrong && { error: `Between ${feetText(least)} and ${feetText(most)}, like 12 ft 6 in.` })}
      reservesMessage={false}
    />
  );
}
