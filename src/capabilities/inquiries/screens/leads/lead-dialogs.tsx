import type { LeadThread } from '../../contract/leads.contract.ts';
import { EndDialog } from './end-dialog.tsx';
import type { Asked } from './lead-buttons.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { SpamDialog } from './spam-dialog.tsx';
import type { LeadActions } from './use-lead-actions.ts';

interface LeadDialogsProps {
  lead: LeadThread;
  asked: Asked | undefined;
  actions: LeadActions;
  /** The lead has left the view. */
  onDone: () => void;
  onClose: () => void;
}

/** What is asked before the open lead leaves the list. */
export function LeadDialogs({ lead, asked, actions, onDone, onClose }: LeadDialogsProps) {
  const { coupleNames } = lead;
  if (asked === 'snooze') {
    return (
      <SnoozeDialog
        title={`Snooze ${coupleNames}`}
        onSnooze={async (days) => (await actions.snooze(lead, days)) && onDone()}
        onClose={onClose}
      />
    );
  }
  if (asked === 'spam') {
    return (
      <SpamDialog
        who={coupleNames}
        onReport={async (note) => {
          await actions.reportSpam(lead, note);
          onDone();
        }}
        onClose={onClose}
      />
    );
  }
  if (asked !== 'end') return null;
  return (
    <EndDialog
      kind={lead.status === 'READY' ? 'decline' : 'close'}
      who={coupleNames}
      taxonomyKey={lead.taxonomyKey}
      onSubmit={async (closing) => {
        await actions.end(lead, closing);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
