import { SwitchField } from '#ui/switch-field.tsx';

/** A key as it stands beside what it does; only where there is a keyboard. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="ms-1 hidden min-h-5 min-w-5 items-center justify-center rounded-mark border border-current/40 px-1 font-semibold font-text text-xs lg:inline-flex"
    >
      {children}
    </span>
  );
}

const HINTS = [
  ['J K', 'Move'],
  ['X', 'Select'],
  ['Z', 'Undo'],
] as const;

/** The keys that no button names, and the switch for whoever does not want any. */
export function KeyHints({ isOn, setOn }: { isOn: boolean; setOn: (isOn: boolean) => void }) {
  return (
    <div className="hidden shrink-0 items-center gap-3 border-line border-t px-5 py-1 text-ink-soft text-xs lg:flex">
      {isOn &&
        HINTS.map(([key, label]) => (
          <span key={key} className="whitespace-nowrap">
            <kbd className="me-1 rounded-mark border border-line bg-mist px-1.5 py-0.5 font-semibold font-text">
              {key}
            </kbd>
            {label}
          </span>
        ))}
      <SwitchField label="Shortcuts" value={isOn} onChange={setOn} className="ms-auto" />
    </div>
  );
}
