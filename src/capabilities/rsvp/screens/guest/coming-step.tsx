import { whenWords } from '../../rules/guest-dates.ts';
import { personWords } from '../../rules/person-words.ts';
import type { ReplyStatus } from '../../rules/reply.ts';
import type { ReplyStep } from '../../rules/reply-steps.ts';
import { guestButton, guestLink } from './guest-button.ts';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './step-title.tsx';

const mark = (
  <svg
    aria-hidden="true"
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
  >
    <path d="M5 13l5 5L20 7" />
  </svg>
);

function Option({
  name,
  value,
  label,
  isChosen,
}: {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
}) {
  return (
    <label className="flex min-h-14 grow basis-36 cursor-pointer items-center justify-center gap-2 rounded-card border-2 border-line-strong bg-paper px-3 py-2 font-semibold text-base has-checked:border-forest has-checked:bg-sage/45">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-forest"
      />
      {label}
    </label>
  );
}

/** One press for everybody, or one by one. Yes and no are never beside each other as buttons that send at once. */
export function ComingStep({
  words,
  language,
  invitation,
  reply,
  step,
  problem,
}: StepProps<Extract<ReplyStep, { kind: 'coming' }>>) {
  const { event, people } = step;
  const statusOf = (uuid: string): ReplyStatus =>
    reply.people
      .find(({ guestUuid }) => guestUuid === uuid)
      ?.events.find(({ eventUuid }) => eventUuid === event.uuid)?.status ?? 'NONE';
  return (
    <>
      <StepTitle
        eyebrow={event.name}
        title={people.length === 1 ? words.areYouComing : words.whoIsComing}
        lead={whenWords(language, words, event)}
        problem={problem}
      />
      <button type="submit" name="all" value="yes" className={guestButton.yes}>
        {mark}
        {words.allComing(people.length)}
      </button>
      {people.length > 1 && (
        <>
          <p className="my-4 text-center text-base text-ink-soft">{words.oneByOne}</p>
          {people.map((person, place) => {
            const name = personWords(words, invitation, person, reply);
            const status = statusOf(person.uuid);
            return (
              <fieldset key={person.uuid} className="mb-4 rounded-card border border-line bg-paper p-4">
                <legend className="float-start mb-3 w-full font-display text-2xl">
                  <bdi>{name}</bdi>
                </legend>
                <div className="clear-both flex flex-wrap gap-2.5">
                  <Option
                    name={`who-${place}`}
                    value="yes"
                    label={words.isComing}
                    isChosen={status === 'ATTENDING'}
                  />
                  <Option
                    name={`who-${place}`}
                    value="no"
                    label={words.cannotCome}
                    isChosen={status === 'DECLINED'}
                  />
                  {person.isOpen && (
                    <Option
                      name={`who-${place}`}
                      value="unsure"
                      label={words.notSureYet}
                      isChosen={status === 'UNSURE'}
                    />
                  )}
                </div>
              </fieldset>
            );
          })}
        </>
      )}
      <div className="mt-2 mb-6 text-center">
        <button type="submit" name="all" value="no" className={`${guestLink} min-h-11 cursor-pointer px-3`}>
          {words.noneComing(people.length)}
        </button>
      </div>
    </>
  );
}
