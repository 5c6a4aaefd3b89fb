import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';

export const SEATING_MODES = ['room', 'plan', 'list', 'check', 'print'] as const;
export type SeatingMode = (typeof SEATING_MODES)[number];

const isMode = (key: unknown): key is SeatingMode => SEATING_MODES.some((mode) => mode === key);

interface SeatingModesProps {
  /** Undefined as long as nobody chose: the list on phones, the plan where there is room. */
  mode: SeatingMode | undefined;
  onChange: (mode: SeatingMode) => void;
}

const one =
  'flex min-h-11 grow cursor-pointer items-center justify-center rounded-full px-4 text-ink transition-colors data-selected:bg-paper data-selected:font-semibold data-selected:shadow-[0_1px_3px_rgb(35_32_68/0.14)]';

function Group({
  modes,
  chosen,
  onChange,
  className,
}: {
  modes: readonly { id: SeatingMode; label: string }[];
  chosen: SeatingMode;
  onChange: (mode: SeatingMode) => void;
  className: string;
}) {
  return (
    <ToggleButtonGroup
      aria-label="What you see"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (isMode(key)) onChange(key);
      }}
      className={classNames('gap-1 rounded-full bg-ink/6 p-1', className)}
    >
      {modes.map(({ id, label }) => (
        <ToggleButton key={id} id={id} className={one}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Three on a phone, where the rest is in the menu; four where there is room. */
export function SeatingModes({ mode, onChange }: SeatingModesProps) {
  const seatMode = mode === 'list' ? 'list' : 'plan';
  return (
    <>
      <Group
        modes={[
          { id: 'plan', label: 'Plan' },
          { id: 'list', label: 'List' },
          { id: 'check', label: 'Check' },
        ]}
        chosen={mode ?? 'list'}
        onChange={onChange}
        className="flex w-full lg:hidden"
      />
      <Group
        modes={[
          { id: 'room', label: 'Room' },
          { id: seatMode, label: 'Seat' },
          { id: 'check', label: 'Check' },
          { id: 'print', label: 'Print' },
        ]}
        chosen={mode ?? 'plan'}
        onChange={onChange}
        className="hidden lg:flex"
      />
    </>
  );
}
