import { ChevronDown } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button, ListBox, Select, SelectValue } from 'react-aria-components';
import type { FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { OptionItem, OptionPopover } from './option-list.tsx';

export interface SelectOption {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  autoComplete?: string;
  placeholder?: string;
  triggerRef?: Ref<HTMLButtonElement>;
}

export function SelectField(props: SelectFieldProps) {
  const { options, value, onChange, placeholder = 'Choose one' } = props;
  // Opening the list takes focus off the button, which is not leaving the field: no error yet.
  const isListOpen = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Select
      value={value || null}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      onOpenChange={(isOpen) => {
        isListOpen.current = isOpen;
      }}
      name={props.name}
      autoComplete={props.autoComplete}
      placeholder={placeholder}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      className={props.className}
    >
      <FieldShell
        {...props}
        boxRef={box}
        trailing={<ChevronDown size={20} className="me-3.5 text-ink-soft" aria-hidden="true" />}
      >
        <Button
          ref={props.triggerRef}
          onBlur={() => !isListOpen.current && props.onBlur?.()}
          // Its unseen layer covers the whole box, label included, so that a press anywhere opens the list.
          className="block w-full cursor-pointer truncate px-3.5 text-start outline-none after:absolute after:inset-0 focus-visible:shadow-none data-disabled:cursor-not-allowed"
        >
          <SelectValue className="data-placeholder:text-ink-soft">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
        </Button>
      </FieldShell>
      <OptionPopover anchorRef={box}>
        <ListBox items={options} className="outline-none focus-visible:shadow-none">
          {(option) => (
            <OptionItem id={option.id} text={option.label} isDisabled={option.isDisabled}>
              {option.label}
              {option.description && (
                <span className="block text-sm font-normal text-ink-soft">{option.description}</span>
              )}
            </OptionItem>
          )}
        </ListBox>
      </OptionPopover>
    </Select>
  );
}
