import { Monitor, Smartphone } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Device } from './site-preview.tsx';

const DEVICES: readonly { id: Device; label: string; Icon: typeof Monitor }[] = [
  { id: 'desktop', label: 'On a computer', Icon: Monitor },
  { id: 'phone', label: 'On a phone', Icon: Smartphone },
];

interface DeviceChoiceProps {
  device: Device;
  onChange: (device: Device) => void;
}

/** How wide the pictures of sites are. */
export function DeviceChoice({ device, onChange }: DeviceChoiceProps) {
  return (
    <ToggleButtonGroup
      aria-label="Show designs"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[device]}
      onSelectionChange={(keys) => onChange([...keys][0] as Device)}
      className="flex w-fit rounded-full border border-line bg-paper p-1"
      data-print="hidden"
    >
      {DEVICES.map(({ id, label, Icon }) => (
        <ToggleButton
          key={id}
          id={id}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 font-semibold text-ink-soft text-sm data-selected:bg-secondary data-selected:text-paper data-focus-visible:outline-2 data-focus-visible:outline-primary data-focus-visible:outline-offset-2"
        >
          <Icon size={18} aria-hidden="true" />
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
