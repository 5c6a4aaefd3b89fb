import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SEATING_PLAN_KEY } from '../../queries.ts';
import { tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';

/** Chairs that came free by themselves, since whoever sat there is not coming. */
export function FreedBanner() {
  const { desk } = useSeating();
  const { freed, uuid } = desk.plan;
  const dismiss = useAction({
    run: () => api.seating.dismissFreed({ uuid }),
    refreshes: [SEATING_PLAN_KEY],
  });
  if (freed.length === 0) return null;
  return (
    <div className="px-4 pt-3 lg:px-8">
      <Notice
        tone="warn"
        title={`${plural(freed.length, 'chair')} came free`}
        action={
          desk.canEdit && (
            <Button
              variant="secondary"
              size="small"
              isPending={dismiss.isPending}
              onPress={() => dismiss.mutate()}
            >
              Got it
            </Button>
          )
        }
      >
        <p className="text-sm">
          {freed
            .slice(0, 4)
            .map(({ name, tableUuid, why }) => {
              const table = desk.tableOf.get(tableUuid);
              return `${name} ${why === 'DECLINED' ? 'can’t come' : 'isn’t invited anymore'}${table ? ` (${tableName(table)})` : ''}`;
            })
            .join('. ')}
          {freed.length > 4 ? `, and ${freed.length - 4} more.` : '.'}
        </p>
      </Notice>
    </div>
  );
}
