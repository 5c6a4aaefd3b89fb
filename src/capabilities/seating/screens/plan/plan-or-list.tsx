import { List, Map as MapIcon } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

const one =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 text-sm data-selected:bg-cove-tint data-selected:font-semibold data-selected:text-cove-deep';

interface PlanOrListProps {
  value: 'plan' | 'list';
  onChange: (value: 'plan' | 'list') => void;
}

/** The same seats as a picture or in words. */
export function PlanOrList({ value, onChange }: PlanOrListProps) {
  return (
    <ToggleButtonGroup
      aria-label="Picture or words"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange(keys.has('list') ? 'list' : 'plan')}
      className="inline-flex self-start rounded-full border border-line bg-paper p-1 shadow-float"
    >
      <ToggleButton id="plan" className={one}>
        <MapIcon size={16} aria-hidden="true" /> Plan
      </ToggleButton>
      <ToggleButton id="list" className={one}>
        <List size={16} aria-hidden="true" /> List
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
