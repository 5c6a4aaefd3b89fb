import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CityFieldPlaceholderProps {
  label: string;
  placeholder: string;
  /** What a form calls its text that a browser sends by itself. */
  name?: string;
  icon?: ReactNode;
  className?: string;
}

/** The field as it looks before its list is there: same words, same size, so that nothing moves when it is hydrated. */
export function CityFieldPlaceholder(props: CityFieldPlaceholderProps) {
  const { label, placeholder, name, icon, className = 'sm:border-transparent' } = props;
  return (
    <label
      className={`mb-1 flex min-h-15 grow items-center rounded-input border border-line-strong bg-paper ${className}`}
    >
      <span className="ms-3.5 text-ink-soft">{icon ?? <MapPin size={20} aria-hidden="true" />}</span>
      <span className="min-w-0 grow px-3.5 pt-2 pb-1.5">
        <span className="block font-semibold text-xs">{label}</span>
        <input
          data-stand-in=""
          name={name}
          placeholder={placeholder}
          autoComplete="off"
          className="block w-full min-w-0 bg-transparent outline-none focus-visible:shadow-none"
        />
      </span>
    </label>
  );
}
