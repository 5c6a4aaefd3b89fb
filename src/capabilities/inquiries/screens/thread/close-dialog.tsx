import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { CloseoutDialog } from '../../parts/closeout-dialog.tsx';
import { COUPLE_REASON_LABELS, COUPLE_REASONS } from '../../rules/closeout-reasons.ts';
import type { InquiryActions } from './use-inquiry-actions.ts';

interface CloseDialogProps {
  thread: Pick<Thread, 'uuid' | 'vendorName' | 'status'>;
  actions: Pick<InquiryActions, 'close'>;
  onClose: () => void;
}

const REASONS = COUPLE_REASONS.map((id) => ({ id, label: COUPLE_REASON_LABELS[id] }));

export function CloseDialog({ thread, actions, onClose }: CloseDialogProps) {
  const { vendorName, status } = thread;
  const lead = `${vendorName} is told why. What was written stays here, but nobody can write any more.`;
  return (
    <CloseoutDialog
      title={`Close the conversation with ${vendorName}?`}
      lead={status === 'BOOKED' ? `${lead} The booking ends, too.` : lead}
      reasons={REASONS}
      noteLabel={`A kind word for ${vendorName}`}
      submitLabel="Close conversation"
      onSubmit={(closing) => actions.close(thread, { ...closing, confirm: status === 'BOOKED' })}
      onClose={onClose}
    />
  );
}
