import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import type { GuestListAnswer } from '#capabilities/guests/contract.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import { phoneOf, stillToCall } from '../../rules/desk/still-to-call.ts';
import { shortDayWords } from '../../rules/guest-dates.ts';
import { countWords, summarize } from '../../rules/notices/answer-summary.ts';
import { callLink } from '../../rules/text-message.ts';

const MOST_TO_CALL = 40;
const NUMBER = /^tel:\+?\d+$/;

type List = Pick<GuestListAnswer, 'households' | 'events'>;

function callLine(household: List['households'][number], publicUrl: string) {
  const phone = phoneOf(household);
  const url = callLink(phone);
  const label = mailName(householdName(household));
  return NUMBER.test(url)
    ? { label, note: `Call ${phone}`, url }
    : { label, note: 'No phone number yet', url: `${publicUrl}${paths.replyDesk()}` };
}

/** Nothing where nobody was invited: there is nothing to close. */
export function closingMail(
  list: List,
  closesOn: string,
  publicUrl: string,
): { subject: string; html: string; text: string } | undefined {
  const invited = list.households.filter(({ list: on }) => on === 'INVITED');
  if (invited.length === 0) return undefined;
  const toCall = stillToCall(list);
  const counts = countWords(invited.map((household) => summarize(household, list.events)));
  const missing = toCall.length - MOST_TO_CALL;
  const { html, text } = renderMail({
    preview: counts,
    heading: 'Replies close tomorrow',
    paragraphs: [
      `${shortDayWords('en', closesOn)} is the last day to answer. So far: ${counts}.`,
      toCall.length === 0
        ? 'Everyone has answered.'
        : `${plural(toCall.length, 'household')} ${toCall.length === 1 ? 'hasn’t' : 'haven’t'} answered. A quick call helps:`,
    ],
    links: [
      ...toCall.slice(0, MOST_TO_CALL).map((household) => callLine(household, publicUrl)),
      ...(missing > 0
        ? [{ label: `${missing} more`, note: 'At the reply desk', url: `${publicUrl}${paths.replyDesk()}` }]
        : []),
    ],
    action: { label: 'Open the reply desk', url: `${publicUrl}${paths.replyDesk()}` },
  });
  return { subject: `Replies close tomorrow: ${counts}`, html, text };
}
