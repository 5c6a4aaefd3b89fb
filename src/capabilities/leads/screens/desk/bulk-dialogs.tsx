import { plural } from '#base/text.ts';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import type { Lead } from '../../contract/leads.contract.ts';
import { EndDialog } from './end-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import type { Bulk } from './use-bulk.ts';

interface BulkDialogsProps {
  bulk: Bulk;
  leads: readonly Pick<Lead, 'status' | 'storefrontUuid'>[];
  listings: readonly VendorListing[];
}

/** One reason goes to all of them, so it must suit each: a venue has the fewest to give. */
function categoryOf({ leads, listings }: Pick<BulkDialogsProps, 'leads' | 'listings'>) {
  const chosen = listings.filter(({ uuid }) => leads.some(({ storefrontUuid }) => storefrontUuid === uuid));
  const venue = chosen.find(({ taxonomyKey }) => taxonomyKey === 'wedding-venues');
  return TAXONOMY_KEYS.find((key) => key === (venue ?? chosen[0])?.taxonomyKey);
}

/** What is asked before many leads change, and what could not be done. */
export function BulkDialogs({ bulk, leads, listings }: BulkDialogsProps) {
  const { asked, stopAsking, end } = bulk;
  const category = categoryOf({ leads, listings });
  const bookings = leads.filter(({ status }) => status === 'BOOKED').length;
  const who = plural(leads.length, 'lead');
  return (
    <>
      {asked === 'snooze' && (
        <SnoozeDialog
          title={`Snooze ${who}`}
          isMany={leads.length > 1}
          onSnooze={(days) => bulk.snooze(days)}
          onClose={stopAsking}
        />
      )}
      {category && (asked === 'decline' || asked === 'close') && (
        <EndDialog
          kind={asked}
          who={who}
          taxonomyKey={category}
          bookings={bookings}
          onSubmit={(closing) =>
            end(
              asked === 'close'
                ? { kind: asked, ...closing, confirm: bookings > 0 }
                : { kind: asked, ...closing },
            )
          }
          onClose={stopAsking}
        />
      )}
      <RefusedDialog refused={bulk.refused} onClose={bulk.forgetRefused} />
    </>
  );
}
