import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SessionFlags } from '../contract.ts';
import { checkOverrides, NO_OVERRIDES, type Overrides } from '../rules/session-overrides.ts';
import { DebugPanelFields } from './debug-panel-fields.tsx';

export interface DebugPanelProps {
  flags: SessionFlags;
  /** Sets this session's overrides; the panel reloads the page afterwards, so that everything follows. */
  setOverrides: (overrides: Overrides) => Promise<unknown>;
  onClose: () => void;
}

/** Flags and experiments of this session, to look at and to override. For people who build the product. */
export function DebugPanel({ flags, setOverrides, onClose }: DebugPanelProps) {
  const [draft, setDraft] = useState(() => checkOverrides(flags.overrides).overrides);
  const [pending, setPending] = useState<'apply' | 'reset'>();
  const [failure, setFailure] = useState<string>();
  const isSound = Object.keys(checkOverrides(draft).fields).length === 0;

  async function send(action: 'apply' | 'reset', overrides: Overrides) {
    setPending(action);
    setFailure(undefined);
    try {
      await setOverrides(overrides);
      window.location.reload();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'An error has occurred');
      setPending(undefined);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Flags and experiments"
      footer={
        <>
          <Button
            variant="quiet"
            isPending={pending === 'reset'}
            isDisabled={pending === 'apply'}
            onPress={() => send('reset', NO_OVERRIDES)}
          >
            Reset all
          </Button>
          <Button
            isPending={pending === 'apply'}
            isDisabled={!isSound || pending === 'reset'}
            onPress={() => send('apply', draft)}
          >
            Apply and reload
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">
        Environment: {flags.environment}. Overrides hold for this browser session.
      </p>
      {failure && (
        <Notice tone="error" className="mb-4">
          {failure}
        </Notice>
      )}
      <DebugPanelFields flags={flags} draft={draft} onChange={setDraft} />
    </Dialog>
  );
}
