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
import { planVersionsQuery } from '../../queries.ts';
import { LONGEST_PLAN_NAME } from '../../rules/seating-limits.ts';
import type { VersionKind } from '../../rules/versions.ts';
import { useSeating } from '../desk/seating-context.ts';
import type { SeatingStore } from '../store/seating-store.ts';
import { SideBySide } from './side-by-side.tsx';

const KIND_LABELS: Readonly<Record<VersionKind, string>> = {
  HOURLY: 'Before the changes of an hour',
  BEFORE_RUN: 'Before seats were found',
  AFTER_RUN: 'After seats were found',
  BEFORE_RESTORE: 'Before an earlier plan came back',
  KEPT: 'Kept by you',
};

/** How the plan was before, kept by itself or by hand. */
export function VersionsDialog({ store, onClose }: { store: SeatingStore; onClose: () => void }) {
  const { desk } = useSeating();
  const { uuid } = desk.plan;
  const versions = useQuery(planVersionsQuery(uuid));
  const [open, setOpen] = useState<number>();
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const keep = useAction({
    run: async () => {
      await store.whenSaved();
      return api.seating.keepVersion({ uuid, name: name.trim() });
    },
    refreshes: [planVersionsQuery(uuid).queryKey],
    onDone: () => {
      setName('');
      setChecked(false);
    },
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
            {...(isChecked && name.trim() === '' && { error: 'Give it a name to find it by.' })}
          />
          <Button
            className="mt-1"
            isPending={keep.isPending}
            onPress={() => {
              setChecked(true);
              if (name.trim() !== '') keep.mutate();
            }}
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
