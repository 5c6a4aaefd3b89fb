import { ChevronDown, Ellipsis, Plus } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Field, Fields } from '../../../rules/stored/block-fields.ts';
import { blankFields } from '../../../rules/stored/block-parts.ts';
import { summaryOf } from '../block-summary.ts';
import { entryWord } from '../block-words.data.ts';
import { moved } from '../moved.ts';
import { useWriting } from '../writing-context.ts';
import type { DrawPart } from './draw-part.ts';

type Entry = Record<string, unknown>;

interface ListFieldProps {
  label: string;
  field: Extract<Field, { is: 'list' }>;
  path: readonly string[];
  entries: readonly Entry[];
  onChange: (entries: Entry[], spot: string) => string | undefined;
  /** The field of a part, which may be a list in its turn. */
  drawPart: DrawPart;
}

/** Chapters, hotels, questions: one open at a time, each with its fields. */
export function ListField({ label, field, path, entries, onChange, drawPart }: ListFieldProps) {
  const id = useId();
  const [open, setOpen] = useState<number>();
  const name = path.at(-1) ?? '';
  const word = entryWord(name);
  const spot = path.join('.');

  function act(action: string, place: number) {
    if (action === 'remove') onChange(entries.toSpliced(place, 1), `${spot}-removed`);
    else onChange(moved(entries, place, action === 'up' ? place - 1 : place + 1), `${spot}-moved`);
    setOpen(undefined);
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold font-text text-sm">
        {label}
      </h3>
      <ul className="grid gap-2">
        {entries.map((entry, place) => (
          <ListEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own; the open one is closed when they move.
            key={place}
            {...{ entry, place, path, word, drawPart }}
            of={field.of}
            count={entries.length}
            isOpen={open === place}
            onToggle={() => setOpen(open === place ? undefined : place)}
            onAction={(action) => act(action, place)}
            onChange={(next, within) => onChange(entries.with(place, next), `${spot}.${place}.${within}`)}
          />
        ))}
      </ul>
      {entries.length < field.most && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => {
            onChange([...entries, blankFields(field.of)], `${spot}-added`);
            setOpen(entries.length);
          }}
        >
          {`Add a ${word}`}
        </Button>
      )}
    </section>
  );
}

interface ListEntryProps {
  entry: Entry;
  place: number;
  count: number;
  path: readonly string[];
  word: string;
  of: Fields;
  drawPart: DrawPart;
  isOpen: boolean;
  onToggle: () => void;
  onAction: (action: string) => void;
  onChange: (entry: Entry, spot: string) => string | undefined;
}

function ListEntry({ entry, place, count, path, word, of, isOpen, drawPart, ...acts }: ListEntryProps) {
  const id = useId();
  const { language, first } = useWriting();
  const nth = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${place + 1}`;
  const summary = summaryOf(of, entry, language, first);
  return (
    <li className="rounded-card border border-line bg-paper">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={acts.onToggle}
          className="flex min-h-12 min-w-0 grow items-center gap-2 rounded-card px-3 text-start"
        >
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={isOpen ? 'rotate-180 text-ink-soft' : 'text-ink-soft'}
          />
          <span className="min-w-0 truncate">
            {summary ? (
              <>
                <span className="sr-only">{nth}: </span>
                {summary}
              </>
            ) : (
              nth
            )}
          </span>
        </button>
        <Menu
          trigger={<IconButton label={`More for ${summary || nth}`} icon={<Ellipsis size={18} />} />}
          entries={[
            { id: 'up', label: 'Move up', isDisabled: place === 0 },
            { id: 'down', label: 'Move down', isDisabled: place === count - 1 },
            { id: 'remove', label: 'Remove', tone: 'danger' },
          ]}
          onAction={acts.onAction}
        />
      </div>
      {isOpen && (
        <div id={id} className="grid gap-4 border-line border-t p-3">
          {Object.entries(of).map(([name, field]) => (
            <Fragment key={name}>
              {drawPart({
                field,
                path: [...path, name],
                value: entry[name],
                onChange: (next, spot) => acts.onChange({ ...entry, [name]: next }, spot),
              })}
            </Fragment>
          ))}
        </div>
      )}
    </li>
  );
}
