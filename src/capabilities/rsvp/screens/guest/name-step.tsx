import type { ReplyStep } from '../../rules/reply-steps.ts';
import { guestLink } from './guest-button.ts';
import { GuestField } from './guest-field.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './step-title.tsx';

const LONGEST = 50;

export function NameStep({ words, reply, step, problem }: StepProps<Extract<ReplyStep, { kind: 'name' }>>) {
  const said = reply.people.find(({ guestUuid }) => guestUuid === step.person.uuid);
  const { guestOf } = step.person;
  return (
    <>
      <StepTitle title={guestOf ? words.whoIsWith(guestOf) : words.whoIsYourGuest} problem={problem} />
      <GuestField label={words.firstName} name="first" value={said?.firstName ?? ''} longest={LONGEST} />
      <GuestField label={words.lastName} name="last" value={said?.lastName ?? ''} longest={LONGEST} />
      <div className="mb-6 text-center">
        <button
          type="submit"
          name="unsure"
          value="yes"
          className={`${guestLink} min-h-11 cursor-pointer px-3`}
        >
          {words.dontKnowYet}
        </button>
      </div>
    </>
  );
}
