import { Card } from '#ui/card.tsx';
import type { Team } from '../../contract/team.contract.ts';
import { ROLE_LABELS, roleSentence } from '../../rules/role-words.ts';

/** What can be given to somebody, in words that follow what the roles allow. */
export function RoleCards({ roles }: Pick<Team, 'roles'>) {
  return (
    <Card as="section" aria-labelledby="roles-title">
      <h2 id="roles-title">What each role can do</h2>
      <dl className="mt-4 flex flex-col gap-4">
        {roles.map(({ role, allowed }) => (
          <div key={role}>
            <dt className="font-semibold">{ROLE_LABELS[role]}</dt>
            <dd className="text-ink-soft text-sm">{roleSentence(allowed)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
