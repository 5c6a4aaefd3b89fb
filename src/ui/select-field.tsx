import { ChevronDown } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button, ListBox, Select, SelectValue } from 'react-aria-components';
import type { FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { type GroupedOption, groupOptions, optionKey } from './option-groups.ts';
import { OptionItem, OptionPopover, OptionSection, optionListStyle } from './option-list.tsx';
import { SelectKeyboard } from './select-keyboard.tsx';
import { TYPE_AHEAD_RESET_MS } from './type-ahead.ts';

export interface SelectOption extends GroupedOption {
  description?: string;
  isDisabled?: boolean;
  /** Shown in the closed field in place of the label, where the list says more than the field needs. */
  alternateDisplayLabel?: string;
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
  /** How long the typed beginning of a name is remembered. */
  typeAhead?: keyof typeof TYPE_AHEAD_RESET_MS;
  triggerRef?: Ref<HTMLButtonElement>;
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <OptionItem
      key={optionKey(option)}
      id={optionKey(option)}
      text={option.label}
      isDisabled={option.isDisabled}
      style={option.style}
    >
      {option.label}
      {option.description && (
        <span className="block text-sm font-normal text-ink-soft">{option.description}</span>
      )}
    </OptionItem>
  ));
}

export function SelectField(props: SelectFieldProps) {
  const { options, value, onChange, placeholder = 'Choose one', typeAhead = 'regular' } = props;
  const chosen = options.find((option) => option.id === value);
  // Opening the list takes focus off the button, which is not leaving the field: no error yet.
  const isListOpen = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Select
      value={chosen ? optionKey(chosen) : null}
      onChange={(key) => onChange(options.find((option) => optionKey(option) === key)?.id ?? '')}
      onOpenChange={(isOpen) => {
        isListOpen.current = isOpen;
      }}
      // An empty list opens too, to say that it is empty.
      allowsEmptyCollection
      name={props.name}
      autoComplete={props.autoComplete}
      placeholder={placeholder}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      className={props.className}
    >
      <SelectKeyboard resetMs={TYPE_AHEAD_RESET_MS[typeAhead]}>
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
              {({ selectedText, defaultChildren }) =>
                chosen?.alternateDisplayLabel ?? (selectedText || defaultChildren)
              }
            </SelectValue>
          </Button>
        </FieldShell>
        <OptionPopover anchorRef={box}>
          <ListBox
            className={optionListStyle}
            renderEmptyState={() => <p className="px-3 py-2 text-ink-soft">Nothing to choose from</p>}
          >
            {groupOptions(options).map((group) => (
              <OptionSection key={group.name ?? ''} name={group.name}>
                <Options options={group.options} />
              </OptionSection>
            ))}
          </ListBox>
        </OptionPopover>
      </SelectKeyboard>
    </Select>
  );
}
