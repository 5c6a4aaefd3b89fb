import { Switch } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';

interface FlagSwitchProps {
  name: string;
  description: string;
  isOn: boolean;
  isOverridden: boolean;
  onChange: (isOn: boolean) => void;
}

export function FlagSwitch({ name, description, isOn, isOverridden, onChange }: FlagSwitchProps) {
  return (
    <Switch
      isSelected={isOn}
      onChange={onChange}
      className="group flex min-h-11 cursor-pointer items-start gap-3 py-2"
    >
      <span
        className={classNames(
          'mt-1 flex h-6 w-10 shrink-0 items-center rounded-full p-0.5 transition-colors',
          'group-data-focus-visible:ring-3 group-data-focus-visible:ring-primary/40 group-data-focus-visible:outline-2',
          'group-data-focus-visible:outline-primary',
          isOn ? 'bg-primary' : 'bg-line-strong',
        )}
      >
        <span
          className={classNames('size-5 rounded-full bg-paper transition-transform', isOn && 'translate-x-4')}
        />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {name}
          {isOverridden && <span className="ms-2 text-sm text-primary">overridden</span>}
        </span>
        <span className="block text-sm text-ink-soft">{description}</span>
      </span>
    </Switch>
  );
}
