import { CircleAlert } from 'lucide-react';

interface SandboxFieldProps {
  label: string;
  name: string;
  value: string;
  longest: number;
  error?: string | undefined;
  placeholder?: string;
  isNumeric?: boolean;
  /** Browsers offer real cards to fields that say what they are; no real card belongs here. */
  className?: string;
}

/** A field that any browser sends by itself. */
export function SandboxField(given: SandboxFieldProps) {
  const { label, name, value, longest, error, placeholder, isNumeric, className } = given;
  const errorId = error ? `${name}-error` : undefined;
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={longest}
        placeholder={placeholder}
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        className="min-h-12 w-full rounded-input border border-line-strong bg-paper px-3.5 tabular-nums aria-invalid:border-red"
      />
      {error && (
        <p id={errorId} className="mt-1.5 flex items-center gap-1.5 text-red text-sm">
          <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
