import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ListingNotification } from '../../contract.ts';
import { listingNotificationsQuery } from '../../queries.ts';
import { isMailMode, VENDOR_MODE_LABELS } from '../../rules/mail-mode-words.ts';

const SAME = { id: 'SAME', label: 'Same as above' };
const MAIL_OPTIONS = [SAME, ...Object.entries(VENDOR_MODE_LABELS).map(([id, label]) => ({ id, label }))];
const TEXT_OPTIONS = [SAME, { id: 'ON', label: 'On' }, { id: 'OFF', label: 'Off' }];

type Wish = Pick<ListingNotification, 'mail' | 'textMessages'>;

const textId = (wish: Wish['textMessages']) => (wish === null ? SAME.id : wish ? 'ON' : 'OFF');

function ListingRow({ listing, canText }: { listing: ListingNotification; canText: boolean }) {
  const { storefrontUuid: uuid, storefrontName: name } = listing;
  const save = useAction({
    run: (wish: Wish) => api.notices.saveListingNotifications({ uuid, ...wish }),
    keeps: (queryClient, listings) => queryClient.setQueryData(listingNotificationsQuery.queryKey, listings),
    // One after the other, so that of two quick choices the second is what stays.
    scope: `notifications:${uuid}`,
    done: { id: 'notifications-saved', message: 'Saved', autoDismissMs: 4_000 },
    failure: () => 'We couldn’t save that. Please try again.',
  });
  const { mail, textMessages } = save.isPending ? save.variables : listing;
  return (
    <li className="border-line border-b py-4 first:pt-0 last:border-0 last:pb-0">
      <p className="mb-2 break-words font-semibold">{name}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Emails"
          reservesMessage={false}
          options={MAIL_OPTIONS}
          value={mail ?? SAME.id}
          onChange={(id) => save.mutate({ mail: isMailMode(id) ? id : null, textMessages })}
        />
        {canText && (
          <SelectField
            label="Text messages"
            reservesMessage={false}
            options={TEXT_OPTIONS}
            value={textId(textMessages)}
            onChange={(id) => save.mutate({ mail, textMessages: id === SAME.id ? null : id === 'ON' })}
          />
        )}
      </div>
    </li>
  );
}

interface ListingSettingsProps {
  listings: ListingNotification[];
  /** Whether there is a number that was opted in. */
  canText: boolean;
}

/** For who works on several: which of them may write more, or less. */
export function ListingSettings({ listings: loaded, canText }: ListingSettingsProps) {
  const { data: listings } = useLoaded(listingNotificationsQuery, loaded);
  if (listings.length < 2) return null;
  return (
    <Card as="section" aria-labelledby="notify-listings-title">
      <h2 id="notify-listings-title">By listing</h2>
      <p className="mt-1 mb-5 text-ink-soft">Hear more or less about one of them.</p>
      <ul>
        {listings.map((listing) => (
          <ListingRow key={listing.storefrontUuid} listing={listing} canText={canText} />
        ))}
      </ul>
    </Card>
  );
}
