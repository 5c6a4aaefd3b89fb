import type { Ref } from 'react';
import { TextField as AriaTextField, TextArea } from 'react-aria-components';
import { textareaMinimumMessage } from '#base/validation/messages.ts';
import { characterCount } from '#base/validation/text-length.ts';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field-props.ts';
import { FieldShell, fieldInputStyle } from './field-shell.tsx';

export interface TextAreaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
  /** Shows used/limit and lets typing go on; the form's rule decides what too long means. */
  countTo?: number;
  /** Says 'Minimum N characters' until there are as many. */
  minimumCharacters?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { value, countTo, minimumCharacters = 0, rows = 4, description } = props;
  const isShort = characterCount(value.trim()) < minimumCharacters;
  const minimum = isShort && textareaMinimumMessage(minimumCharacters);
  const advice =
    description && minimum ? (
      <>
        {description} {minimum}
      </>
    ) : (
      description || minimum
    );
  return (
    <AriaTextField
      value={value}
      onChange={props.onChange}
      onBlur={props.onBlur}
      name={props.name}
      maxLength={props.maxLength}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      className={props.className}
    >
      <FieldShell
        {...props}
        description={advice}
        counter={
          countTo === undefined
            ? undefined
            : { used: characterCount(value), limit: countTo, kind: 'textarea' }
        }
      >
        <TextArea
          ref={props.inputRef}
          rows={rows}
          placeholder={props.placeholder}
          // Grows with its text where the browser can, and can always be dragged.
          className={classNames(fieldInputStyle, 'field-sizing-content max-h-96 min-h-26 resize-y')}
        />
      </FieldShell>
    </AriaTextField>
  );
}
