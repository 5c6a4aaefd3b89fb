import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type {
  ApprovalInput,
  GuestMessage,
  MessageInput,
  OpenedMessage,
} from '../../contract/messages.contract.ts';
import { approvalRules, MESSAGE_RULES } from '../../rules/messages/message-rules.ts';

/** As the form holds it: no event is an empty choice. */
export type MessageValues = Omit<MessageInput, 'uuid' | 'version' | 'eventUuid'> & { eventUuid: string };

export function messageInput({ eventUuid, ...rest }: MessageValues): Omit<MessageInput, 'uuid' | 'version'> {
  return { ...rest, eventUuid: eventUuid || null };
}

/** A message as it is saved, with its text in one language. */
export function savedValues(
  { audience, eventUuid }: GuestMessage,
  { language, subject, text }: OpenedMessage['texts'][number],
): MessageValues {
  return { audience, eventUuid: eventUuid ?? '', language, subject, text };
}

/** Whether two would be read by the same people in the same words. */
export function isSameMessage(one: MessageValues, other: MessageValues): boolean {
  const eventOf = ({ audience, eventUuid }: MessageValues) => (audience === 'EVENT' ? eventUuid : '');
  return (
    one.audience === other.audience &&
    eventOf(one) === eventOf(other) &&
    one.subject === other.subject &&
    one.text === other.text
  );
}

export const MESSAGE_FORM_RULES: FieldRules<MessageValues> = rulesOfInput({
  rules: () => MESSAGE_RULES,
  input: messageInput,
  names: {},
});

export type ApprovalValues = Pick<ApprovalInput, 'when' | 'time'> & { day: string };

export function approvalInput({ when, day, time }: ApprovalValues) {
  return when === 'NOW' ? { when, day: null, time: '' } : { when, day: typedDay(day), time };
}

export function approvalFormRules(today: string): FieldRules<ApprovalValues> {
  return rulesOfInput({ rules: () => approvalRules(today), input: approvalInput, names: {} });
}
