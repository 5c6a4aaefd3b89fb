import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import type { InquiryActions } from './use-inquiry-actions.ts';

interface WithdrawDialogProps {
  thread: Pick<Thread, 'uuid' | 'vendorName'>;
  actions: Pick<InquiryActions, 'withdraw'>;
  onClose: () => void;
}

export function WithdrawDialog({ thread, actions, onClose }: WithdrawDialogProps) {
  const { mutate, isPending, error } = useAction({
    run: () => actions.withdraw(thread),
    onDone: onClose,
    failure: 'here',
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Withdraw your inquiry to ${thread.vendorName}?`}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Keep it
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
            Withdraw inquiry
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="error" className="mb-3">
          {submitFailure(error, () => false).message}
        </Notice>
      )}
      It can’t be sent again from here, but you can write to them anew at any time.
    </Dialog>
  );
}
