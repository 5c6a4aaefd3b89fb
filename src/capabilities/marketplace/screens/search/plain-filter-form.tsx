import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import type { SearchLinks } from './search-links.ts';

export interface PlainFilterFormProps {
  /** What the form is for, read aloud. */
  label: string;
  path: string;
  links: SearchLinks;
  /** The parameters that its own fields stand for; all others are carried along. */
  fields: readonly string[];
  /** The address for what was filled in. */
  toAddress: (form: FormData) => string;
  children: ReactNode;
}

/** Fields of a filter in a form that a browser can send by itself; with scripts the address comes out tidy. */
export function PlainFilterForm({ label, path, links, fields, toAddress, children }: PlainFilterFormProps) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(toAddress(new FormData(event.currentTarget)), { preventScrollReset: true });
  }

  return (
    <form action={path} aria-label={label} onSubmit={submit} className="flex items-end gap-2">
      {links.hidden(...fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button
        type="submit"
        className={buttonStyle({ variant: 'secondary', size: 'small', className: 'mb-1' })}
      >
        Apply
      </button>
    </form>
  );
}

/** How the fields of these forms look. */
export const plainFieldStyle =
  'block h-11 w-full min-w-0 rounded-input border border-line-strong bg-paper px-3 text-sm tabular-nums';
