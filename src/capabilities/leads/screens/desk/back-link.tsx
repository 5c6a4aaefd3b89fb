import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** A round button on phones, where the lead stands in place of the list. */
export const roundOnPhones =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-ink/6 hover:text-ink lg:hidden';

export function BackLink({ to }: { to: string }) {
  return (
    <Link to={to} preventScrollReset aria-label="All leads" className={roundOnPhones}>
      <ArrowLeft size={22} aria-hidden="true" />
    </Link>
  );
}
