import { dishesFor } from '../../rules/dishes-for.ts';
import { personWords } from '../../rules/person-words.ts';
import type { ReplyStep } from '../../rules/reply-steps.ts';
import { ChoiceRow } from './choice-row.tsx';
import { DietFields } from './diet-fields.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './step-title.tsx';

export function DinnerStep(given: StepProps<Extract<ReplyStep, { kind: 'dinner' }>>) {
  const { words, invitation, reply, step, problem } = given;
  const { event, person } = step;
  const name = personWords(words, invitation, person, reply);
  const said = reply.people.find(({ guestUuid }) => guestUuid === person.uuid);
  const chosen = said?.events.find(({ eventUuid }) => eventUuid === event.uuid)?.dishUuid;
  return (
    <>
      <StepTitle eyebrow={event.name} title={words.whatToEat(name)} problem={problem} />
      <fieldset className="mb-5 grid gap-3">
        <legend className="sr-only">{words.whatToEat(name)}</legend>
        {dishesFor(event, person.kind).map((dish) => (
          <ChoiceRow
            key={dish.uuid}
            type="radio"
            name="dish"
            value={dish.uuid}
            isChosen={dish.uuid === chosen}
          >
            <span className="block font-semibold">
              <bdi>{dish.name}</bdi>
            </span>
            {dish.text && (
              <span className="block text-base text-ink-soft">
                <bdi>{dish.text}</bdi>
              </span>
            )}
          </ChoiceRow>
        ))}
      </fieldset>
      <DietFields words={words} name={name} said={said} suffix="" />
    </>
  );
}
