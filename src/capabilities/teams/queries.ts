import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '#app/orpc.ts';
import type { Team } from './contract/team.contract.ts';

/** Everything about teams; what the live stream says makes all of it worth asking again. */
export const TEAMS_KEY = orpc.teams.key();
export const TEAM_KINDS = ['team'] as const;
export const TEAM_LOG_KEY = orpc.teams.readTeamLog.key();

export function teamQuery(uuid: string) {
  return orpc.teams.readTeam.queryOptions({ input: { uuid } });
}

/** Every change answers with the team as it is now. */
export function keepTeam(queryClient: QueryClient, team: Team): void {
  queryClient.setQueryData(teamQuery(team.storefrontUuid).queryKey, team);
}

export function teamLogQuery(uuid: string) {
  return orpc.teams.readTeamLog.infiniteOptions({
    input: (cursor: string) => ({ uuid, ...(cursor && { cursor }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
