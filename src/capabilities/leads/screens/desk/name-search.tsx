import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useTypedText } from '#app/use-typed-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LONGEST_NAME_SEARCH } from '../../rules/lead-address.ts';
import type { LeadPlace } from './use-lead-address.ts';

/** Finds leads by names, words of messages and, once connected, email; the address follows what is typed. */
export function NameSearch({
  place,
  inputRef,
}: {
  place: LeadPlace;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedText(place.name, (name) => {
    navigate(place.toChange({ name }), { replace: true, preventScrollReset: true });
  });

  return (
    <search className="relative flex items-center">
      <Search size={18} aria-hidden="true" className="pointer-events-none absolute start-3.5 text-ink-soft" />
      <input
        ref={inputRef}
        type="text"
        inputMode="search"
        aria-label="Search leads"
        placeholder="Name or a word they wrote"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_NAME_SEARCH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="min-h-10 w-full rounded-full border border-line-strong bg-paper ps-10 pe-11 outline-none transition-colors placeholder:text-ink-soft focus-visible:border-primary focus-visible:shadow-none focus-visible:ring-3 focus-visible:ring-primary/40"
      />
      {typed !== '' && (
        <IconButton
          label="Clear the search"
          icon={<X size={18} />}
          onPress={() => {
            setTyped('');
            inputRef.current?.focus();
          }}
          className="absolute end-0"
        />
      )}
    </search>
  );
}
