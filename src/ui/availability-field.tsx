import { CircleCheck } from 'lucide-react';
import { MESSAGES } from '#base/validation/messages.ts';
import { Spinner } from './spinner.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

export interface AvailabilityFieldProps extends Omit<TextFieldProps, 'success' | 'trailing'> {
  /** The owner asks, and says here what it knows about the present text. */
  availability: Availability;
  takenText?: string;
}

const marks = {
  unknown: null,
  taken: null,
  checking: <Spinner label="Checking" size="small" />,
  available: <CircleCheck size={20} className="text-green" aria-hidden="true" />,
};

/** For addresses and names of which there can be only one. */
export function AvailabilityField(props: AvailabilityFieldProps) {
  const { availability, takenText = 'That one is taken', error, ...rest } = props;
  const isTaken = availability === 'taken';
  return (
    <TextField
      {...rest}
      error={error ?? (isTaken ? takenText : undefined)}
      success={availability === 'available' && !error ? MESSAGES.available : undefined}
      trailing={<span className="flex w-11 justify-center">{!error && marks[availability]}</span>}
    />
  );
}
