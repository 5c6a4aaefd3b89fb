import { DIETS, LONGEST_DIET_NOTE } from '#capabilities/guests/rules/guest-needs.ts';
import type { GuestWords } from '../../rules/guest-words.ts';
import type { PersonReply } from '../../rules/reply.ts';
import { ChoiceRow } from './choice-row.tsx';
import { GuestField } from './guest-field.tsx';

interface DietFieldsProps {
  words: GuestWords;
  name: string;
  said: PersonReply | undefined;
  /** What tells the fields of several people on one screen apart. */
  suffix: string;
}

/** Folded until it is needed; open where something was said already. */
export function DietFields({ words, name, said, suffix }: DietFieldsProps) {
  const isKnown = said !== undefined && (said.diets.length > 0 || said.dietNote !== '');
  return (
    <details open={isKnown} className="mb-4 rounded-card border-2 border-line-strong bg-paper px-4">
      <summary className="min-h-14 cursor-pointer py-3.5 font-semibold">
        <bdi>{words.cannotEat(name)}</bdi>
      </summary>
      <div className="grid gap-2 pb-2 sm:grid-cols-2">
        {DIETS.map((diet) => (
          <ChoiceRow
            key={diet}
            type="checkbox"
            name={`diet${suffix}`}
            value={diet}
            isChosen={said?.diets.includes(diet) ?? false}
          >
            {words.diets[diet]}
          </ChoiceRow>
        ))}
      </div>
      <GuestField
        label={words.moreAboutFood}
        name={`diet-note${suffix}`}
        value={said?.dietNote ?? ''}
        longest={LONGEST_DIET_NOTE}
        optional={words.optional}
      />
    </details>
  );
}
