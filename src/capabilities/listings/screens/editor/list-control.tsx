import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId } from 'react';
import { reportError } from '#app/report-error.ts';
import { suggestedFaqs } from '#capabilities/storefronts/rules/suggested-faqs.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toastStore } from '#ui/toast-store.ts';
import type { Listing } from '../../contract/editor.contract.ts';
import type { FieldValue, ListField, ListItem } from '../../rules/editor-field.ts';
import { LIST_ITEMS } from '../../rules/list-items.ts';
import { FieldControl } from './field-control.tsx';

const WORDS = {
  space: { one: 'Space', add: 'Add a space' },
  menu: { one: 'Menu', add: 'Add a menu' },
  faq: { one: 'Question', add: 'Add your own question' },
} as const;

function emptyItem(item: ListField['item']): ListItem {
  const blank = { text: '', setting: 'indoor-space' } as Record<string, string>;
  return Object.fromEntries(LIST_ITEMS[item].map(({ kind, name }) => [name, blank[kind] ?? null]));
}

type Props = {
  field: ListField;
  listing: Listing;
  items: readonly ListItem[];
  errorOf: (name: string) => string | undefined;
  isDisabled: boolean;
  onChange: (items: readonly ListItem[]) => void;
  onBlur: (name: string) => void;
};

function Item({ field, items, index, ...props }: Props & { index: number }) {
  const { item: kind, name: list } = field;
  const item = items[index] ?? {};
  const headingId = useId();
  const name = String(item.name || item.question || `${WORDS[kind].one} ${index + 1}`);
  const change = (changes: ListItem) =>
    props.onChange(items.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  const move = (to: number) => props.onChange(items.toSpliced(index, 1).toSpliced(to, 0, item));
  const remove = () => {
    props.onChange(items.toSpliced(index, 1));
    toastStore.show({
      id: 'list-item-removed',
      tone: 'positive',
      message: `${name} removed`,
      autoDismissMs: 8_000,
      secondAction: { label: 'Undo', onPress: () => props.onChange(items) },
    });
  };
  const isSuggested = kind === 'faq' && item.key !== '';
  return (
    <li className="rounded-card border border-line p-4 md:p-5">
      <div className="mb-3 flex items-center gap-1">
        <h3 id={headingId} className="min-w-0 grow truncate font-semibold">
          {name}
        </h3>
        <IconButton
          label={`Move ${name} up`}
          icon={<ArrowUp size={18} aria-hidden="true" />}
          isDisabled={props.isDisabled || index === 0}
          onPress={() => move(index - 1)}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={<ArrowDown size={18} aria-hidden="true" />}
          isDisabled={props.isDisabled || index === items.length - 1}
          onPress={() => move(index + 1)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 size={18} aria-hidden="true" />}
          isDisabled={props.isDisabled}
          onPress={remove}
        />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {LIST_ITEMS[kind]
          .filter((each) => each.name !== 'key' && !(isSuggested && each.name === 'question'))
          .map((each) => (
            <div key={each.name} className={each.kind === 'text' ? 'sm:col-span-2' : undefined}>
              <FieldControl
                field={each}
                listing={props.listing}
                value={item[each.name] ?? null}
                error={props.errorOf(`${list}.${index}.${each.name}`)}
                isDisabled={props.isDisabled}
                onChange={(value: FieldValue) => change({ [each.name]: value as string | number | null })}
                onBlur={() => props.onBlur(`${list}.${index}.${each.name}`)}
              />
            </div>
          ))}
      </div>
    </li>
  );
}

/** Questions of the category that nobody has answered yet, each one press away. */
function SuggestedQuestions({ listing, items, isDisabled, onChange }: Props) {
  useEffect(() => {
    suggestedFaqs(listing.taxonomyKey, (category) =>
      reportError('suggested-faqs', new Error(`Unsupported vendor type ${category}`)),
    );
  }, [listing.taxonomyKey]);
  const taken = new Set(items.map(({ key }) => key));
  const open = suggestedFaqs(listing.taxonomyKey).filter(({ key }) => !taken.has(key));
  if (open.length === 0) return null;
  return (
    <div className="mt-5">
      <p className="font-semibold text-sm">Couples often ask</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {open.map(({ key, question, isRequired }) => (
          <li key={key}>
            <Button
              variant="secondary"
              size="small"
              isDisabled={isDisabled}
              icon={<Plus size={16} aria-hidden="true" />}
              onPress={() => onChange([...items, { key, question, answer: '' }])}
            >
              {question}
              {isRequired && <span className="font-normal text-ink-soft"> (required)</span>}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Several things of one kind, each with its own fields, in the business's order. */
export function ListControl(props: Props) {
  const { field, items, isDisabled, onChange } = props;
  return (
    <div>
      {items.length > 0 && (
        <ol aria-label={field.label} className="grid gap-3">
          {items.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own until it is typed.
            <Item key={index} {...props} index={index} />
          ))}
        </ol>
      )}
      {field.item === 'faq' && <SuggestedQuestions {...props} />}
      <Button
        variant="secondary"
        className="mt-4"
        isDisabled={isDisabled || items.length >= field.most}
        icon={<Plus size={18} aria-hidden="true" />}
        onPress={() => onChange([...items, emptyItem(field.item)])}
      >
        {WORDS[field.item].add}
      </Button>
    </div>
  );
}
