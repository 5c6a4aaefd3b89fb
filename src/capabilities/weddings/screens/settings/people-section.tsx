import { useQuery } from '@tanstack/react-query';
import type { SettingsFacts } from '#app/define-settings.ts';
import { Loaded } from '#app/loaded.tsx';
import { SettingsSection } from '#app/settings-section.tsx';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { invitationsQuery, membersQuery, WEDDING_KEY, WEDDING_KINDS, weddingQuery } from '../../queries.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveWedding } from './leave-wedding.tsx';
import { MemberList } from './member-list.tsx';
import { ReceivedInvitations } from './received-invitations.tsx';

const rows = (
  <div className="space-y-4">
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
  </div>
);

/** Who is in, who is invited, and the door out. */
function People({ canManage }: { canManage: boolean }) {
  const members = useQuery(membersQuery);
  const invitations = useQuery(invitationsQuery);
  return (
    <div className="flex flex-col gap-8">
      <Loaded query={members} label="the people you plan with" skeleton={rows}>
        {(list) => <MemberList members={list} />}
      </Loaded>
      {canManage && (
        <>
          <Loaded query={invitations} label="your invitations" skeleton={rows}>
            {(list) => <InvitationList invitations={list.filter(({ direction }) => direction === 'SENT')} />}
          </Loaded>
          <Loaded query={members} label="this form" skeleton={rows}>
            {(list) => (
              <InviteForm hasBothPartners={list.filter(({ role }) => role === 'OWNER').length > 1} />
            )}
          </Loaded>
        </>
      )}
      <Loaded
        query={members}
        label="your membership"
        skeleton={<Skeleton className="h-11 w-44 rounded-full" />}
      >
        {(list) => <LeaveWedding members={list} />}
      </Loaded>
    </div>
  );
}

export function PeopleSection({ hasWedding }: SettingsFacts) {
  const wedding = useQuery(weddingQuery);
  const invitations = useQuery(invitationsQuery);
  useLiveQueries(WEDDING_KINDS, [WEDDING_KEY]);
  const received = invitations.data?.filter(({ direction }) => direction === 'RECEIVED') ?? [];
  return (
    <SettingsSection
      id="partner"
      title="Partner & people"
      lead="Partners share everything. Planners, family, and viewers see and do less."
    >
      <ReceivedInvitations invitations={received} />
      <Loaded
        query={wedding}
        label="the people you plan with"
        // As high as a couple's list and the form below it, which is what most people with a wedding get.
        skeleton={
          hasWedding ? (
            <div className="min-h-260 sm:min-h-195">{rows}</div>
          ) : (
            <Skeleton className="h-6.5 w-full max-w-reading max-sm:h-13" />
          )
        }
      >
        {(found) =>
          found ? (
            <People canManage={found.allowed.includes('manage-members')} />
          ) : (
            <p className="text-ink-soft">Once you start a wedding, you can invite people here.</p>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}
