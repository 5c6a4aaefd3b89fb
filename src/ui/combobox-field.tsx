import { type ReactNode, type Ref, use, useEffect, useEffectEvent, useState } from 'react';
import { ComboBox, ComboBoxStateContext, Input, ListBox } from 'react-aria-components';
import type { FieldProps } from './field-props.ts';
import { FieldShell, fieldInputStyle } from './field-shell.tsx';
import { OptionItem, OptionPopover, optionListStyle } from './option-list.tsx';
import { Spinner } from './spinner.tsx';
import { useAsyncOptions } from './use-async-options.ts';

export interface ComboboxFieldProps<T extends object> extends FieldProps {
  value: T | null;
  onChange: (value: T | null) => void;
  onBlur?: () => void;
  /** A form that a browser sends by itself carries the text under this name. */
  name?: string;
  /** What stands there while nothing is chosen. */
  typedText?: string | undefined;
  /** Asked for non-blank text only. A rejection leaves of the list what fits the text. */
  loadOptions: (query: string, signal: AbortSignal) => Promise<readonly T[]>;
  getKey: (option: T) => string;
  getLabel: (option: T) => string;
  renderOption?: (option: T) => ReactNode;
  initialOptions?: readonly T[];
  debounceMs?: number;
  placeholder?: string;
  emptyText?: string;
  /** Follows the typed text, for screens that also accept words that are not in the list. */
  onTextChange?: (text: string) => void;
  /** Leaves unmatched text standing on blur instead of going back to the last choice. */
  keepsText?: boolean;
  /** What a text nobody chose from the list stands for, where that is clear; taken as soon as the field is left. */
  meant?: (typed: string, options: readonly T[]) => T | undefined;
  leading?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * React Aria opens the list for any typing, also for blanks and for the text of a choice, which we write ourselves: a
 * list that would then cover, and hide from screen readers, the rest of the page.
 */
function KeptClosed({ isUnwanted }: { isUnwanted: boolean }) {
  const state = use(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    if (isUnwanted && isOpen) state?.close();
  }, [isUnwanted, isOpen, state]);
  return null;
}

function isWithin(typed: string, label: string): boolean {
  return label.toLowerCase().includes(typed.toLowerCase());
}

export function ComboboxField<T extends object>(props: ComboboxFieldProps<T>) {
  const {
    value,
    onChange,
    getKey,
    getLabel,
    renderOption,
    debounceMs = 250,
    emptyText = 'No matches',
  } = props;
  const labelOf = (option: T | null) => (option ? getLabel(option) : '');
  const { options, search, ask } = useAsyncOptions(props.loadOptions, debounceMs, props.initialOptions);
  const [text, setText] = useState(labelOf(value) || (props.typedText ?? ''));
  const [shownValue, setShownValue] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const typed = text.trim();
  const isBlank = typed === '';
  const isChoice = value !== null && text === labelOf(value);
  const isAnswered = search?.query === typed && search.is === 'answered';
  // Until the answer for this text has come, those of an earlier one stand only where they fit it as well.
  const fitting = isAnswered ? options : options.filter((option) => isWithin(typed, getLabel(option)));

  // The choice can change from outside (a reset, a stored draft): then the text follows it.
  if (shownValue !== value) {
    setShownValue(value);
    setText(labelOf(value));
  }

  function show(next: string) {
    setText(next);
    if (next !== text) props.onTextChange?.(next);
  }

  function choose(next: T | null) {
    setShownValue(next);
    show(labelOf(next));
    onChange(next);
  }

  function type(next: string) {
    if (next === text) return;
    show(next);
    ask(next);
    if (next.trim() === '' && value) {
      setShownValue(null);
      onChange(null);
    }
  }

  /** A text that nobody has typed here, from a form that came back, is not known of yet. */
  function open() {
    if (!isBlank && !isChoice && (search?.query !== typed || search.is === 'failed')) ask(text);
  }

  /** Nothing is said about a text before its answer has come. */
  function emptyWords(): string {
    if (search?.query !== typed || search.is === 'running') return 'Searching…';
    return search.is === 'failed' ? 'We couldn’t search just now. Please try again.' : emptyText;
  }

  function matchOf(given: readonly T[]): T | undefined {
    const name = typed.toLowerCase();
    if (name === '' || isChoice) return undefined;
    return given.find((option) => getLabel(option).toLowerCase() === name) ?? props.meant?.(typed, given);
  }

  function leave() {
    const match = matchOf(fitting);
    if (match) choose(match);
    else if (!isChoice && !props.keepsText) show(labelOf(value));
    setLeft(true);
    props.onBlur?.();
  }

  // Whoever types and goes on at once has left before the answer comes.
  const late = props.meant && isLeft && isAnswered ? matchOf(options) : undefined;
  const chooseLate = useEffectEvent(choose);
  useEffect(() => {
    if (late) chooseLate(late);
  }, [late]);

  return (
    <ComboBox
      // React Aria would blank the text of a choice that the current suggestions no longer contain,
      // so text and choice are kept here and it only runs the list.
      allowsCustomValue
      allowsEmptyCollection
      value={null}
      inputValue={text}
      onInputChange={type}
      onOpenChange={(isOpen) => isOpen && open()}
      onChange={(key) => {
        const chosen = fitting.find((option) => getKey(option) === key);
        if (chosen) choose(chosen);
      }}
      items={fitting}
      onFocus={() => setLeft(false)}
      onBlur={leave}
      name={props.name}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      className={props.className}
    >
      <FieldShell
        {...props}
        trailing={
          <span className="flex w-11 justify-center text-ink-soft">
            {search?.is === 'running' && <Spinner />}
          </span>
        }
      >
        <Input
          ref={props.inputRef}
          placeholder={props.placeholder}
          autoComplete="off"
          className={fieldInputStyle}
        />
      </FieldShell>
      <KeptClosed isUnwanted={isBlank || isChoice} />
      <OptionPopover isHidden={isBlank}>
        <ListBox
          items={fitting}
          className={optionListStyle}
          renderEmptyState={() => <p className="px-3 py-2 text-ink-soft">{emptyWords()}</p>}
        >
          {(option) => (
            <OptionItem id={getKey(option)} text={getLabel(option)}>
              {renderOption?.(option)}
            </OptionItem>
          )}
        </ListBox>
      </OptionPopover>
    </ComboBox>
  );
}
