import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Referral } from '../../contract/referrals.contract.ts';
import { keepStanding, REFERRAL_LIST_KEY } from '../../queries.ts';
import type { ReferralStatus, SenderAction } from '../../rules/referral-states.ts';
import { referralName, referralSentence, STATUS_LABELS } from '../../rules/referral-words.ts';

const FACES: Readonly<Record<ReferralStatus, BadgeVariant>> = {
  SENT: 'gold',
  JOINED: 'sky',
  REWARDED: 'green',
  NOT_REWARDED: 'gray',
  EXPIRED: 'gray',
  CANCELED: 'gray',
  DECLINED: 'gray',
};

const BUTTONS = {
  resend: { label: 'Resend', about: 'Resend to', variant: 'secondary', done: 'Sent again with a new link.' },
  cancel: {
    label: 'Cancel',
    about: 'Cancel the invitation to',
    variant: 'quiet',
    done: 'Invitation canceled. Its link no longer works.',
  },
} as const;

/** One of those who were asked, or who came. */
export function ReferralRow({ storefrontUuid, referral }: { storefrontUuid: string; referral: Referral }) {
  const { uuid: referralUuid, email, listing, status, at, actions } = referral;
  const name = referralName({ ...referral, listingName: listing?.name ?? null });
  const act = useAction({
    run: (what: SenderAction) => api.referrals[what]({ uuid: storefrontUuid, referralUuid }),
    keeps: keepStanding,
    refreshes: [REFERRAL_LIST_KEY],
    done: (what) => BUTTONS[what].done,
  });
  const pending = act.isPending ? act.variables : undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <div className="min-w-0 grow basis-52">
        <p className="break-words font-semibold">
          {listing ? (
            <TextLink to={paths.storefront(listing.taxonomyKey, listing.slug)}>{name}</TextLink>
          ) : (
            name
          )}
        </p>
        <p className="break-words text-ink-soft text-sm">
          {email !== null && email !== name && `${email} · `}
          <TimeAgoText at={at} />
        </p>
        <p className="mt-0.5 text-sm">{referralSentence(referral)}</p>
      </div>
      <Badge variant={FACES[status]}>{STATUS_LABELS[status]}</Badge>
      {actions.length > 0 && (
        <div className="ms-auto flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              variant={BUTTONS[action].variant}
              size="small"
              isPending={pending === action}
              onPress={() => act.mutate(action)}
              aria-label={`${BUTTONS[action].about} ${email ?? name}`}
            >
              {BUTTONS[action].label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
