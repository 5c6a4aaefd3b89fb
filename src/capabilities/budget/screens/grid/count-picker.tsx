import { ChevronDown, Users } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { formatCount } from '#base/format-count.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Popover } from '#ui/popover.tsx';
import { RadioGroupField } from '#ui/radio-group-field.tsx';
import { MOST_COUNT } from '../../rules/budget-limits.ts';
import type { BudgetLine, LineValues } from '../../rules/budget-state.ts';
import { HEAD_SOURCES, type HeadSource, type Heads, headsOf } from '../../rules/head-sources.ts';
import { headsText } from '../../rules/line-words.ts';

export type CountValues = Pick<LineValues, 'countedBy' | 'fixedCount'>;

const WHOLE = 'WHOLE';
const LABELS: Readonly<Record<HeadSource, string>> = {
  INVITED: 'Each person invited',
  ATTENDING: 'Each person coming',
  ADULTS: 'Each adult',
  HOUSEHOLDS: 'Each household',
  FIXED: 'A number you type',
};

function optionsOf(heads: Heads) {
  return [
    { id: WHOLE, label: 'One price for everything' },
    ...HEAD_SOURCES.map((source) => ({
      id: source,
      label:
        source === 'FIXED'
          ? LABELS[source]
          : `${LABELS[source]} (${formatCount(headsOf({ countedBy: source, fixedCount: null }, heads))})`,
    })),
  ];
}

/** What a price is multiplied with: chosen, then taken with a button. */
export function CountChoice({
  line,
  heads,
  onChoose,
}: {
  line: BudgetLine;
  heads: Heads;
  onChoose: (values: CountValues) => void;
}) {
  const [source, setSource] = useState<string>(line.countedBy ?? WHOLE);
  const [count, setCount] = useState<number | null>(line.fixedCount ?? 1);
  const isFixed = source === 'FIXED';
  const isCount = count !== null && Number.isInteger(count) && count >= 0 && count <= MOST_COUNT;
  return (
    <>
      <RadioGroupField
        label="The price is for"
        options={optionsOf(heads)}
        value={source}
        onChange={setSource}
        reservesMessage={false}
      />
      {isFixed && (
        <NumberField
          label="How many"
          value={count}
          onChange={setCount}
          error={isCount ? undefined : 'Type a whole number.'}
          className="mt-3"
        />
      )}
      <p className="mt-3 text-ink-soft text-sm">
        {source === WHOLE || isFixed
          ? 'It stays as it is when your guest list changes.'
          : 'It moves with your guest list.'}
      </p>
      <Button
        size="small"
        className="mt-4"
        isDisabled={isFixed && !isCount}
        onPress={() =>
          onChoose(
            source === WHOLE
              ? { countedBy: null, fixedCount: null }
              : { countedBy: source as HeadSource, fixedCount: isFixed ? count : null },
          )
        }
      >
        Use this
      </Button>
    </>
  );
}

interface CountPickerProps {
  line: BudgetLine;
  heads: Heads;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (values: CountValues) => void;
}

/** The chip '140 invited' and what it can be turned into. */
export function CountPicker({ line, heads, isOpen, onOpenChange, onChoose }: CountPickerProps) {
  const { countedBy } = line;
  return (
    <Popover
      title="How it’s counted"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <AriaButton className="inline-flex min-h-8 items-center gap-1.5 rounded-input border border-secondary/50 bg-cove-tint px-3 font-semibold text-cove-deep text-sm hover:border-secondary">
          <Users size={15} aria-hidden="true" />
          {countedBy === null ? 'for everything' : headsText({ ...line, countedBy }, heads)}
          <ChevronDown size={15} aria-hidden="true" />
        </AriaButton>
      }
    >
      {(close) => (
        <CountChoice
          line={line}
          heads={heads}
          onChoose={(values) => {
            close();
            onChoose(values);
          }}
        />
      )}
    </Popover>
  );
}
