import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { Key } from './key.tsx';
import { leadKeys, SHORTCUTS } from './shortcuts.ts';

/** The keys of the inbox, and the way to switch them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(leadKeys.areOn);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Keyboard shortcuts" size="small">
      <dl className="divide-y divide-line">
        {SHORTCUTS.map(({ id, key, label }) => (
          <div key={id} className="flex items-center justify-between gap-4 py-2">
            <dt>{label}</dt>
            <dd>
              <Key>{key.length === 1 ? key.toUpperCase() : key}</Key>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        Shortcuts are off while you’re typing. Esc leaves the message.
      </p>
      <SwitchField
        label="Use single-key shortcuts"
        value={isOn}
        onChange={(next) => {
          setOn(next);
          leadKeys.switchTo(next);
        }}
        className="mt-2"
      />
    </Dialog>
  );
}
