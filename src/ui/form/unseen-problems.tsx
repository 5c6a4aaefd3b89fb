import { type FieldValues, get, useFormState } from 'react-hook-form';
import { Notice } from '../notice.tsx';
import type { RuleForm } from './use-rule-form.ts';

interface ProblemLineProps {
  /** 'your budget', '“Guests”'; nothing where nobody has named the field. */
  name: string | undefined;
  message: string;
  /** Left out where there is no field to go to. */
  onGo: (() => void) | undefined;
}

function ProblemLine({ name, message, onGo }: ProblemLineProps) {
  if (name === undefined) return <p>{message}</p>;
  return (
    <p>
      Please check{' '}
      {onGo ? (
        <button type="button" onClick={onGo} className="font-semibold underline underline-offset-3">
          {name}
        </button>
      ) : (
        name
      )}
      . {message}
    </p>
  );
}

/** A long form may end below what is on the screen when Enter is pressed in one of its fields. */
function bringIntoView(notice: HTMLDivElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}

/** Beside the button that was pressed: what is wrong with fields that were out of sight. Goes as soon as it is mended. */
export function UnseenProblems<Values extends FieldValues>({ form }: { form: RuleForm<Values> }) {
  // Read in every drawing: an error that nobody reads when it comes is not told later either.
  const { errors } = useFormState({ control: form.control });
  const errorOf = (field: string) => {
    const error: { message?: string } | undefined = get(errors, field);
    return error?.message;
  };
  const lines = form.unseen.flatMap(({ field, message = errorOf(field) }) =>
    message ? [{ field, message }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <Notice ref={bringIntoView} tone="error" className="mb-3 w-full">
      {lines.map(({ field, message }) => (
        <ProblemLine
          key={field}
          name={form.nameOf(field)}
          message={message}
          onGo={form.canLeadTo(field) ? () => form.leadTo(field) : undefined}
        />
      ))}
    </Notice>
  );
}
