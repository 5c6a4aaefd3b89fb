import { plural } from '#base/text.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { EndDialog } from './end-dialog.tsx';
import { tellFailure } from './lead-toast.ts';
import { RefusedDialog } from './refused-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import type { Bulk } from './use-bulk.ts';

interface BulkDialogsProps {
  bulk: Bulk;
  count: number;
  taxonomyKey: string;
}

/** What is asked before many leads change, and what could not be done. */
export function BulkDialogs({ bulk, count, taxonomyKey }: BulkDialogsProps) {
  const { asked, stopAsking, run } = bulk;
  const category = TAXONOMY_KEYS.find((key) => key === taxonomyKey);
  const who = plural(count, 'lead');
  return (
    <>
      {asked === 'snooze' && (
        <SnoozeDialog
          title={`Snooze ${who}`}
          onSnooze={(days) => run({ kind: 'snooze', days }).catch(tellFailure)}
          onClose={stopAsking}
        />
      )}
      {category && (asked === 'decline' || asked === 'close') && (
        <EndDialog
          kind={asked}
          who={who}
          taxonomyKey={category}
          onSubmit={(closing) => run({ kind: asked, ...closing })}
          onClose={stopAsking}
        />
      )}
      <RefusedDialog refused={bulk.refused} onClose={bulk.forgetRefused} />
    </>
  );
}
