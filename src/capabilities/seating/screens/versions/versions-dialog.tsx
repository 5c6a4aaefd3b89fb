import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { Loaded } from '#app/loaded.tsx';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PlanVersion } from '../../contract/versions.contract.ts';
import { planVersionQuery, planVersionsQuery, SEATING_PLAN_KEY } from '../../queries.ts';
import { LONGEST_PLAN_NAME } from '../../rules/seating-limits.ts';
import type { VersionKind } from '../../rules/versions.ts';
import { useSeating } from '../desk/seating-context.ts';
import { RoomPicture } from '../start/room-picture.tsx';
import type { SeatingStore } from '../store/seating-store.ts';

const KIND_LABELS: Readonly<Record<VersionKind, string>> = {
  HOURLY: 'Before the changes of an hour',
  BEFORE_RUN: 'Before seats were found',
  AFTER_RUN: 'After seats were found',
  BEFORE_RESTORE: 'Before an earlier plan came back',
  KEPT: 'Kept by you',
};

const takenOf = (seats: readonly { tableUuid: string; seat: number }[]) =>
  new Set(seats.map(({ tableUuid, seat }) => `${tableUuid} ${seat}`));

/** As it was, beside as it is. */
function SideBySide({
  version,
  store,
  onDone,
}: {
  version: PlanVersion;
  store: SeatingStore;
  onDone: () => void;
}) {
  const { desk } = useSeating();
  const { plan } = desk;
  const then = useQuery(planVersionQuery(plan.uuid, version.number));
  const restore = useAction({
    run: async () => {
      await store.whenSaved();
      return api.seating.restoreVersion({
        uuid: plan.uuid,
        number: version.number,
        operationUuid: crypto.randomUUID(),
      });
    },
    refreshes: [SEATING_PLAN_KEY, planVersionsQuery(plan.uuid).queryKey],
    done: 'The plan is as it was. The one before it is kept among the earlier versions.',
    onDone,
  });
  return (
    <Loaded query={then} label="that version">
      {({ state }) => (
        <div className="mt-3">
          <div className="grid gap-4 sm:grid-cols-2">
            {[
              { label: 'Then', state },
              { label: 'Now', state: plan.state },
            ].map((one) => (
              <figure key={one.label}>
                <figcaption className="mb-1 font-semibold text-sm">
                  {one.label}: {plural(one.state.tables.length, 'table')}, {one.state.seats.length} seated
                </figcaption>
                <RoomPicture
                  label={`${one.label}: ${plural(one.state.tables.length, 'table')}`}
                  room={one.state.room}
                  tables={one.state.tables}
                  taken={takenOf(one.state.seats)}
                />
              </figure>
            ))}
          </div>
          {desk.canEdit && (
            <Button className="mt-3" isPending={restore.isPending} onPress={() => restore.mutate()}>
              Bring it back
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** How the plan was before, kept by itself or by hand. */
export function VersionsDialog({ store, onClose }: { store: SeatingStore; onClose: () => void }) {
  const { desk } = useSeating();
  const { uuid } = desk.plan;
  const versions = useQuery(planVersionsQuery(uuid));
  const [open, setOpen] = useState<number>();
  const [name, setName] = useState('');
  const keep = useAction({
    run: async () => {
      await store.whenSaved();
      return api.seating.keepVersion({ uuid, name: name.trim() });
    },
    refreshes: [planVersionsQuery(uuid).queryKey],
    onDone: () => setName(''),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Earlier versions" size="wide">
      {desk.canEdit && (
        <div className="flex items-start gap-2">
          <TextField
            label="Keep the plan as it is now"
            placeholder="Before Mom saw it"
            value={name}
            onChange={setName}
            maxLength={LONGEST_PLAN_NAME}
            className="grow"
          />
          <Button
            className="mt-1"
            isDisabled={name.trim() === ''}
            isPending={keep.isPending}
            onPress={() => keep.mutate()}
          >
            Keep
          </Button>
        </div>
      )}
      <Loaded query={versions} label="earlier versions">
        {(answer) =>
          answer.versions.length === 0 ? (
            <p className="text-ink-soft">The first is kept with your next change.</p>
          ) : (
            <ul>
              {answer.versions.map((version) => (
                <li key={version.number} className="border-line py-3 not-first:border-t">
                  <div className="flex flex-wrap items-center gap-x-3">
                    <span className="grow">
                      <span className="font-semibold">{version.name || KIND_LABELS[version.kind]}</span>
                      <span className="block text-ink-soft text-sm">
                        <TimeAgoText at={version.at} />
                        {version.by && `, ${version.by}`}, {version.seated} seated at{' '}
                        {plural(version.tables, 'table')}
                      </span>
                    </span>
                    <Button
                      variant="secondary"
                      size="small"
                      aria-expanded={open === version.number}
                      onPress={() => setOpen(open === version.number ? undefined : version.number)}
                    >
                      {open === version.number ? 'Close' : 'Compare'}
                    </Button>
                  </div>
                  {open === version.number && <SideBySide version={version} store={store} onDone={onClose} />}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
