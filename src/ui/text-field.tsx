import { Eye, EyeOff } from 'lucide-react';
import { type FocusEvent, type ReactNode, type Ref, useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components';
import { characterCount } from '#base/validation/text-length.ts';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field-props.ts';
import { FieldShell, fieldInputStyle } from './field-shell.tsx';
import { IconButton } from './icon-button.tsx';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  name?: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  placeholder?: string;
  autoFocus?: boolean;
  /** The browser stops typing here. */
  maxLength?: number;
  /** Shows used/limit and lets typing go on; the form's rule decides what too long means. */
  countTo?: number;
  leading?: ReactNode;
  trailing?: ReactNode;
  inputClassName?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { value, type = 'text', countTo, isDisabled } = props;
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const reveal = (
    <IconButton
      label={isRevealed ? 'Hide password' : 'Show password'}
      icon={isRevealed ? <EyeOff size={20} /> : <Eye size={20} />}
      onPress={() => setRevealed(!isRevealed)}
      isDisabled={isDisabled}
      className="me-1.5 noscript:hidden"
    />
  );
  return (
    <AriaTextField
      value={value}
      onChange={props.onChange}
      onBlur={props.onBlur}
      name={props.name}
      type={isPassword && isRevealed ? 'text' : type}
      autoComplete={props.autoComplete}
      inputMode={props.inputMode}
      autoFocus={props.autoFocus}
      maxLength={props.maxLength}
      isRequired={props.isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      spellCheck={isPassword ? 'false' : undefined}
      className={props.className}
    >
      <FieldShell
        {...props}
        counter={
          countTo === undefined ? undefined : { used: characterCount(value), limit: countTo, kind: 'input' }
        }
        trailing={isPassword ? reveal : props.trailing}
      >
        <Input
          ref={props.inputRef}
          placeholder={props.placeholder}
          className={classNames(fieldInputStyle, props.inputClassName)}
        />
      </FieldShell>
    </AriaTextField>
  );
}
