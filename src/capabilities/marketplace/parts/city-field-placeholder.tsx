import { MapPin } from 'lucide-react';

export interface CityFieldPlaceholderProps {
  label: string;
  placeholder: string;
}

/** The field as it looks before its list is there: same words, same size, so that nothing moves when it wakes up. */
export function CityFieldPlaceholder({ label, placeholder }: CityFieldPlaceholderProps) {
  return (
    <label className="mb-1 flex min-h-15 grow items-center rounded-input border border-line-strong bg-paper sm:border-transparent">
      <MapPin size={20} aria-hidden="true" className="ms-3.5 text-ink-soft" />
      <span className="min-w-0 grow px-3.5 pt-2 pb-1.5">
        <span className="block font-semibold text-xs">{label}</span>
        <input
          placeholder={placeholder}
          autoComplete="off"
          className="block w-full min-w-0 bg-transparent outline-none focus-visible:shadow-none"
        />
      </span>
    </label>
  );
}
