import { Eye } from 'lucide-react';
import { MomentText } from '#app/moment-text.tsx';
import { plural } from '#base/text.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { FoundPerson } from '../../contract/support.contract.ts';

interface PeopleFoundProps {
  people: readonly FoundPerson[];
  query: string;
  onView: (person: FoundPerson) => void;
}

function PersonRow({ person, onView }: { person: FoundPerson; onView: PeopleFoundProps['onView'] }) {
  const { name, email, isVendor, isEmailConfirmed, joinedAt, canView, writableUntil } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b px-4 py-3.5 last:border-b-0 md:px-5">
      <AvatarMonogram names={[name || email]} tone={isVendor ? 'sage' : 'blush'} />
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere font-semibold">{name || 'No name given'}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{email}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-ink-soft text-xs">
          {!canView && <Badge size="small">Staff</Badge>}
          {canView && (
            <Badge size="small" variant={isVendor ? 'forest' : 'wine'}>
              {isVendor ? 'Vendor' : 'Couple'}
            </Badge>
          )}
          {!isEmailConfirmed && (
            <Badge size="small" variant="gold">
              Email not confirmed
            </Badge>
          )}
          {writableUntil && (
            <Badge size="small" variant="cove">
              Allows changes
            </Badge>
          )}
          <span>
            Joined <MomentText at={joinedAt} />
          </span>
        </p>
      </div>
      {canView ? (
        <Button
          variant="secondary"
          size="small"
          icon={<Eye size={17} aria-hidden="true" />}
          onPress={() => onView(person)}
        >
          View as {name || email}
        </Button>
      ) : (
        <span className="text-ink-soft text-sm">Staff accounts can’t be viewed</span>
      )}
    </li>
  );
}

/** Whoever fits, and the way into what they see. */
export function PeopleFound({ people, query, onView }: PeopleFoundProps) {
  if (people.length === 0)
    return (
      <p className="mt-6 text-ink-soft">
        No one found for ‘{query}’. Try the beginning of their email address or name.
      </p>
    );
  return (
    <>
      <p className="mt-6 mb-2 text-ink-soft text-sm">{plural(people.length, 'person', 'people')} found</p>
      <ul className="max-w-220 rounded-card border border-line bg-paper">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onView={onView} />
        ))}
      </ul>
    </>
  );
}
