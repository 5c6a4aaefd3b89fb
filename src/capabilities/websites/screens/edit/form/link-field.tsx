import { MESSAGES } from '#base/validation/messages.ts';
import { storedText } from '#base/validation/stored-text.ts';
import { parseVideoLink } from '#base/validation/video-link.ts';
import { TextField } from '#ui/text-field.tsx';
import { webLink } from '../../../rules/stored/site-link.ts';
import type { FieldPart } from './field-part.ts';
import { useTyped } from './use-typed.ts';

const CHECKS = {
  link: (text: string) => (webLink(text) === undefined ? MESSAGES.webAddress : undefined),
  video: (text: string) => (parseVideoLink(text) === undefined ? MESSAGES.videoLink : undefined),
};

const LOOKS_LIKE_A_HOST = /^[\w-]+(\.[\w-]+)+(\/|$)/;

/** An address elsewhere. Without its beginning it gets one when the field is left, in plain sight. */
export function LinkField({ label, value, onChange, is }: FieldPart<string> & { is: 'link' | 'video' }) {
  const { typed, type, leave, error } = useTyped({
    value,
    stored: storedText,
    refuse: (text) => (text === '' ? undefined : CHECKS[is](text)),
    onChange: (text) => onChange(storedText(text)),
    isToldLate: true,
  });
  return (
    <TextField
      label={label}
      type="url"
      inputMode="url"
      value={typed}
      onChange={type}
      onBlur={() => {
        if (LOOKS_LIKE_A_HOST.test(typed.trim())) type(`https://${typed.trim()}`);
        leave();
      }}
      error={error}
      placeholder="https://"
      autoComplete="off"
      reservesMessage={false}
    />
  );
}
