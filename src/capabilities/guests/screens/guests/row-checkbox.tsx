import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';

/** The box with which a row of a list is chosen; the list says what it is called. */
export function RowCheckbox() {
  return (
    <CheckboxField slot="selection" className="shrink-0">
      <CheckboxButton className="group flex size-11 cursor-pointer items-center justify-center">
        <span className="flex size-5.5 items-center justify-center rounded-mark border border-line-strong bg-paper text-paper transition-colors group-data-selected:border-primary group-data-selected:bg-primary group-data-hovered:border-ink group-data-focus-visible:outline-2 group-data-focus-visible:outline-primary">
          <Check size={16} className="stroke-[2.5]!" aria-hidden="true" />
        </span>
      </CheckboxButton>
    </CheckboxField>
  );
}
