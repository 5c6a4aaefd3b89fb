import { memo } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

export type PhoneView = 'write' | 'look';

interface PhoneSwitchProps {
  view: PhoneView;
  onChange: (view: PhoneView) => void;
}

/** There is room for one of both. */
export const PhoneSwitch = memo(function PhoneSwitch({ view, onChange }: PhoneSwitchProps) {
  return (
    <ToggleButtonGroup
      aria-label="Write or look"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={(keys) => onChange([...keys][0] as PhoneView)}
      className="mt-3 flex gap-1 rounded-full border border-ink/20 bg-paper p-1 md:hidden"
    >
      {(['write', 'look'] as const).map((id) => (
        <ToggleButton
          key={id}
          id={id}
          className="flex min-h-11 grow basis-0 cursor-pointer items-center justify-center rounded-full text-ink-soft data-selected:bg-cove-tint data-selected:font-semibold data-selected:text-cove-deep data-focus-visible:outline-2 data-focus-visible:outline-primary"
        >
          {id === 'write' ? 'Write' : 'Look'}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
