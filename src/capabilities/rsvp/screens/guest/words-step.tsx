import { coupleWords } from '../../rules/couple-words.ts';
import { LONGEST_NOTE } from '../../rules/reply.ts';
import { GuestField } from './guest-field.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './step-title.tsx';

export function WordsStep({ words, invitation, reply, problem }: StepProps<unknown>) {
  return (
    <>
      <StepTitle title={words.anyWords(coupleWords(words, invitation))} problem={problem} />
      <GuestField
        label={words.yourWords}
        name="note"
        value={reply.note}
        longest={LONGEST_NOTE}
        isLong
        optional={words.optional}
      />
      <GuestField
        label={words.yourEmail}
        name="email"
        type="email"
        value={reply.email}
        hint={words.yourEmailHint}
        longest={200}
        autoComplete="email"
        optional={words.optional}
      />
    </>
  );
}
