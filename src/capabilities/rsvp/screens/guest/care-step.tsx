import { NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import { personWords } from '../../rules/person-words.ts';
import type { ReplyStep } from '../../rules/reply-steps.ts';
import { ChoiceRow } from './choice-row.tsx';
import { DietFields } from './diet-fields.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './step-title.tsx';

/** What a chair, a door and a plate have to be like, for everybody who comes. */
export function CareStep({
  words,
  invitation,
  reply,
  step,
  problem,
}: StepProps<Extract<ReplyStep, { kind: 'care' }>>) {
  return (
    <>
      <StepTitle title={words.whatHelps} lead={words.whatHelpsLead} problem={problem} />
      {step.people.map((person, place) => {
        const name = personWords(words, invitation, person, reply);
        const said = reply.people.find(({ guestUuid }) => guestUuid === person.uuid);
        return (
          <details
            key={person.uuid}
            open={step.people.length === 1 || (said?.needs.length ?? 0) > 0}
            className="mb-4 rounded-card border border-line bg-paper px-4"
          >
            <summary className="min-h-14 cursor-pointer py-3 font-display text-2xl">
              <bdi>{name}</bdi>
            </summary>
            <fieldset className="mb-3 grid gap-2">
              <legend className="sr-only">{name}</legend>
              {NEEDS.filter((need) => need !== 'HIGH_CHAIR' || person.kind !== 'ADULT').map((need) => (
                <ChoiceRow
                  key={need}
                  type="checkbox"
                  name={`need-${place}`}
                  value={need}
                  isChosen={said?.needs.includes(need) ?? false}
                >
                  {words.needs[need]}
                </ChoiceRow>
              ))}
            </fieldset>
            <DietFields words={words} name={name} said={said} suffix={`-${place}`} />
          </details>
        );
      })}
    </>
  );
}
