import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { normaliseForSearch } from '#base/text.ts';
import { DIETS, LONGEST_DIET_NOTE, NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import { classNames } from '#ui/class-names.ts';
import { addCare, type Care, careOf, careWords, removeCare } from '../../rules/desk/change-card.ts';
import type { PersonReply } from '../../rules/reply.ts';

const CHOICES: readonly Care[] = [
  ...DIETS.map((diet) => ({ kind: 'diet' as const, diet })),
  ...NEEDS.map((need) => ({ kind: 'need' as const, need })),
];

function choicesFor(text: string, person: PersonReply): Care[] {
  const typed = normaliseForSearch(text);
  const known = careOf(person).map(careWords);
  const left = CHOICES.filter((care) => !known.includes(careWords(care)));
  const begins = (care: Care) => ` ${normaliseForSearch(careWords(care))}`.includes(` ${typed}`);
  const found = typed ? left.filter(begins) : left;
  return text.trim() ? [...found, { kind: 'words', words: text.trim() }] : found;
}

interface CareFieldProps {
  name: string;
  person: PersonReply;
  onChange: (person: PersonReply) => void;
}

/** What somebody cannot eat or needs: chosen by its first letters, or in words of their own. */
export function CareField({ name, person, onChange }: CareFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const choices = isOpen ? choicesFor(text, person) : [];
  const active = choices[Math.min(at, choices.length - 1)];
  const optionId = (place: number) => `${id}-${place}`;
  const shown = careOf(person);

  function close() {
    setOpen(false);
    setText('');
    setAt(0);
  }
  function add(care: Care) {
    onChange(addCare(person, care));
    close();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setAt(isOpen ? (at + step + choices.length) % Math.max(choices.length, 1) : 0);
    }
    // With nothing typed and nothing looked for, Enter is for the card.
    if (event.key === 'Enter' && isOpen && active && (text.trim() || at > 0)) {
      event.preventDefault();
      add(active);
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    const last = shown.at(-1);
    if (event.key === 'Backspace' && text === '' && last) onChange(removeCare(person, last));
  }
  return (
    <div className="relative">
      <div className="flex min-h-11 w-full flex-wrap items-center gap-1 rounded-input border border-line-strong bg-paper p-1 has-[input:focus-visible]:border-primary has-[input:focus-visible]:ring-3 has-[input:focus-visible]:ring-primary/40">
        {shown.map((care) => (
          <span
            key={careWords(care)}
            className={classNames(
              'inline-flex min-h-8 min-w-0 items-center rounded-full ps-2.5 font-semibold text-xs',
              care.kind === 'need' ? 'bg-cove-tint text-cove-deep' : 'bg-gold-tint text-gold-deep',
            )}
          >
            <span className="wrap-anywhere">{careWords(care)}</span>
            <button
              type="button"
              tabIndex={-1}
              aria-label={`Remove ${careWords(care)} from ${name}`}
              onClick={() => onChange(removeCare(person, care))}
              className="inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-ink/6"
            >
              <X size={14} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          role="combobox"
          aria-label={`What ${name} can’t eat or needs`}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && (text || at > 0) ? optionId(choices.indexOf(active)) : undefined}
          data-care
          autoComplete="off"
          maxLength={LONGEST_DIET_NOTE}
          placeholder={shown.length > 0 ? '' : 'Nothing noted'}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setAt(0);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => (text.trim() && active ? add(active) : close())}
          onKeyDown={onKeyDown}
          className="h-8 w-16 min-w-16 grow bg-transparent px-2 text-sm outline-none placeholder:text-ink-soft focus-visible:shadow-none"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={`For ${name}`}
        hidden={choices.length === 0}
        className="absolute end-0 top-full z-20 mt-1 max-h-64 w-full min-w-52 overflow-y-auto rounded-input border border-line bg-paper py-1 shadow-float"
      >
        {choices.map((care, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={careWords(care) + care.kind}
            id={optionId(place)}
            role="option"
            aria-selected={care === active}
            // Before the field loses the focus, and with it what was typed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(care)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center px-3.5 text-sm',
              care === active && (text || at > 0) ? 'bg-blush' : 'hover:bg-mist',
            )}
          >
            {care.kind === 'words' ? `“${care.words}”` : careWords(care)}
          </div>
        ))}
      </div>
    </div>
  );
}
