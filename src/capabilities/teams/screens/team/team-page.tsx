import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { Team } from '../../contract/team.contract.ts';
import { TEAM_KINDS, TEAMS_KEY, teamQuery } from '../../queries.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveListing } from './leave-listing.tsx';
import { MemberList } from './member-list.tsx';
import { RoleCards } from './role-cards.tsx';
import { type LoadedLog, TeamLog } from './team-log.tsx';

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

function OnlyOwners({ members }: Pick<Team, 'members'>) {
  const owners = members.filter(({ role }) => role === 'OWNER').map(({ name }) => name);
  return (
    <Notice tone="info" isLive={false}>
      Only owners can change who has access. {owners.length > 0 && `Ask ${OR.format(owners)}.`}
    </Notice>
  );
}

interface TeamPageProps {
  listings: readonly VendorListing[];
  team: Team;
  log: LoadedLog | undefined;
}

/** Who has access to a listing, for its owners to change and for everybody else to see. */
export function TeamPage({ listings, team: loaded, log }: TeamPageProps) {
  const [isInviting, setInviting] = useState(false);
  const { data: team } = useLoaded(teamQuery(loaded.storefrontUuid), loaded);
  useLiveQueries(TEAM_KINDS, [TEAMS_KEY]);
  const { canManage, storefrontName, members, invitations, roles } = team;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Manage access"
        lead={`Who can work on ${storefrontName}, and what they can do.`}
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <ListingSwitcher
              listings={listings}
              currentUuid={team.storefrontUuid}
              page={vendorPaths.userManagement}
              about="Access to"
            />
            {canManage && (
              <Button icon={<UserPlus size={18} aria-hidden="true" />} onPress={() => setInviting(true)}>
                Invite someone
              </Button>
            )}
          </div>
        }
        className="mb-6 md:mb-10"
      />
      <NeedsScript what="Managing access" className="mb-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="flex min-w-0 flex-col gap-5 md:gap-6">
          {!canManage && <OnlyOwners members={members} />}
          <MemberList team={team} />
          {invitations.length > 0 && <InvitationList team={team} />}
          {canManage && log && <TeamLog team={team} loaded={log} />}
          <LeaveListing team={team} />
        </div>
        <RoleCards roles={roles} />
      </div>
      {isInviting && <InviteDialog team={team} onClose={() => setInviting(false)} />}
    </div>
  );
}
