import { tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';

/** 'Jonah is here too', and at which table. */
export function HereToo() {
  const { others, desk } = useSeating();
  return (
    <span role="status" className="flex items-center gap-2 text-ink-soft text-sm empty:hidden">
      {others.map(({ userUuid, firstName, place }) => {
        const table = place.tableUuid === null ? undefined : desk.tableOf.get(place.tableUuid);
        return (
          <span key={userUuid} className="flex items-center gap-1.5 whitespace-nowrap">
            <span aria-hidden="true" className="size-2 rounded-full bg-green" />
            {firstName || 'Someone'} is {table ? `at ${tableName(table)}` : 'here too'}
          </span>
        );
      })}
    </span>
  );
}
