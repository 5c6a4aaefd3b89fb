import { Archive, CalendarHeart, Inbox, MessagesSquare, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { LeadFilter, ShownView } from '../../rules/lead-address.ts';
import type { LeadPlace } from './use-lead-address.ts';

type Words = { title: string; text: string; icon: ReactNode; action?: { label: string; to: string } };

const icon = { size: 28, 'aria-hidden': true } as const;

function viewWords(place: LeadPlace): Readonly<Record<ShownView, Words>> {
  const toInquiries = { label: 'See inquiries', to: place.toView('ready') };
  return {
    ready: {
      title: 'You’re all caught up',
      text: 'New inquiries show up here on their own. Listings with ten photos and a few answered questions get the most.',
      icon: <Inbox {...icon} />,
      action: { label: 'Improve your listing', to: vendorPaths.listing },
    },
    connected: {
      title: 'No open conversations',
      text: 'Reply to an inquiry, and the conversation continues here.',
      icon: <MessagesSquare {...icon} />,
      action: toInquiries,
    },
    conversations: {
      title: 'No conversations yet',
      text: 'Reply to an inquiry, and the conversation continues here.',
      icon: <MessagesSquare {...icon} />,
      action: toInquiries,
    },
    booked: {
      title: 'No bookings yet',
      text: 'Mark a conversation as booked, and we’ll block the day in your calendar.',
      icon: <CalendarHeart {...icon} />,
      action: { label: 'See conversations', to: place.toView('conversations') },
    },
    closed: {
      title: 'Nothing closed yet',
      text: 'Inquiries you declined, or that were withdrawn or expired, stay here.',
      icon: <Archive {...icon} />,
      action: toInquiries,
    },
  };
}

const FILTERED: Readonly<Record<Exclude<LeadFilter, 'all'>, string>> = {
  unread: 'You’ve read everything here.',
  unresponded: 'Nobody is waiting for your reply.',
  snoozed: 'Nothing is snoozed.',
  expired: 'No inquiry has expired. Nicely done.',
};

function narrowedWords(place: LeadPlace): Words {
  const { name, filter } = place;
  const action = { label: 'Show all', to: place.toChange({ filter: 'all', name: '' }) };
  const shown = { icon: <SearchX {...icon} />, action };
  if (name) {
    return {
      ...shown,
      title: `No lead matches “${name}”`,
      text: 'Try another name or word, or another tab. Surnames, email addresses and phone numbers are found once you are connected.',
    };
  }
  return { ...shown, title: 'Nothing to show', text: filter === 'all' ? '' : FILTERED[filter] };
}

/** Why a list is empty, and what would fill it. */
export function EmptyView({
  place,
  listing,
}: {
  place: LeadPlace;
  /** None where all are shown. */
  listing: VendorListing | undefined;
}) {
  const isNarrowed = place.name !== '' || place.filter !== 'all';
  const unpublished = listing?.published === false && place.view === 'ready' ? listing : undefined;
  const words: Words = isNarrowed
    ? narrowedWords(place)
    : unpublished
      ? {
          title: 'Leads come once you’re published',
          text: `Couples can’t find ${unpublished.name} yet. You’ll finish and publish it in the listing editor, which opens soon.`,
          icon: <Inbox {...icon} />,
          action: { label: 'See what’s coming', to: vendorPaths.listing },
        }
      : viewWords(place)[place.view];
  return (
    <EmptyState
      title={words.title}
      icon={words.icon}
      action={
        words.action && (
          <ButtonLink variant="secondary" to={words.action.to} staysPut>
            {words.action.label}
          </ButtonLink>
        )
      }
    >
      {words.text}
    </EmptyState>
  );
}
