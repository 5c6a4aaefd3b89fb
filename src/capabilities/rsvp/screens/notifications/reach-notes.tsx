import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { OpenedMessage } from '../../contract/messages.contract.ts';

/** How many get it, and who has to be reached another way. */
export function ReachNotes({ reach }: Pick<OpenedMessage, 'reach'>) {
  const { gets, noAddress, stopped, sameAddress } = reach;
  return (
    <div className="mb-4">
      <p className="font-display text-2xl">{plural(gets, 'household')}</p>
      <ul className="text-ink-soft">
        {noAddress > 0 && (
          <li>
            {noAddress} without an email address.{' '}
            <TextLink to={paths.guestReplies()}>Copy their link or card</TextLink>
          </li>
        )}
        {stopped > 0 && <li>{stopped} asked for no more email</li>}
        {sameAddress > 0 && <li>{sameAddress} share an address with another household</li>}
      </ul>
    </div>
  );
}
