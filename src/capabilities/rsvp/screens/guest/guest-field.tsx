interface GuestFieldProps {
  label: string;
  name: string;
  value: string;
  type?: 'text' | 'email' | 'tel';
  hint?: string;
  longest: number;
  isLong?: boolean;
  inputMode?: 'numeric';
  autoComplete?: string;
  autoCapitalize?: 'characters' | 'none';
  optional?: string | undefined;
}

const look = 'w-full rounded-input border-2 border-line-strong bg-paper px-4 py-3 text-lg';

/** A field that any browser sends by itself. */
export function GuestField(given: GuestFieldProps) {
  const {
    label,
    name,
    value,
    type = 'text',
    hint,
    longest,
    isLong,
    inputMode,
    autoComplete = 'off',
    autoCapitalize,
    optional,
  } = given;
  const hintId = hint ? `${name}-hint` : undefined;
  return (
    <div className="mb-5">
      <label htmlFor={name} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({optional})</span>}
      </label>
      {isLong ? (
        <textarea
          id={name}
          name={name}
          defaultValue={value}
          maxLength={longest}
          rows={4}
          dir="auto"
          aria-describedby={hintId}
          className={look}
        />
      ) : (
        <input
          id={name}
          name={name}
          type={type}
          defaultValue={value}
          maxLength={longest}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize}
          dir="auto"
          aria-describedby={hintId}
          className={look}
        />
      )}
      {hint && (
        <p id={hintId} className="mt-1 text-base text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
