import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { TextLink } from './text-link.tsx';
import type { ToastAction, ToastEntry } from './toast-store.ts';
import { useLift } from './use-lift.ts';

const faces = {
  positive: { icon: <CircleCheck size={22} aria-hidden="true" />, color: 'text-green', word: 'Done:' },
  negative: { icon: <CircleAlert size={22} aria-hidden="true" />, color: 'text-red', word: 'Problem:' },
  neutral: { icon: <Info size={22} aria-hidden="true" />, color: 'text-secondary', word: '' },
};

interface ToastProps {
  toast: ToastEntry;
  onDismiss: () => void;
  onPointAt?: (isPointing: boolean) => void;
}

function Action({ action, onDismiss }: { action: ToastAction; onDismiss: () => void }) {
  if (action.to !== undefined) {
    return (
      <TextLink to={action.to} onClick={onDismiss} className="inline-flex min-h-11 items-center">
        {action.label}
      </TextLink>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      onPress={() => {
        action.onPress?.();
        onDismiss();
      }}
    >
      {action.label}
    </Button>
  );
}

export function Toast({ toast, onDismiss, onPointAt }: ToastProps) {
  const { icon, color, word } = faces[toast.tone];
  const ref = useRef<HTMLDivElement>(null);
  useLift(ref);
  return (
    <div
      ref={ref}
      // What fades is gone for everyone but the eye.
      inert={toast.isLeaving}
      onPointerEnter={() => onPointAt?.(true)}
      onPointerLeave={() => onPointAt?.(false)}
      className={classNames(
        'pointer-events-auto flex w-full items-start gap-3 rounded-card border border-line bg-paper py-1.5 ps-4 pe-1.5 shadow-float',
        'transition-opacity md:w-100',
        toast.isLeaving ? 'opacity-0 duration-(--fade)' : 'opacity-100 starting:opacity-0',
      )}
      // A variable, since an inline duration would win over reduced motion.
      style={{ '--fade': `${toast.fadeMs}ms` } as CSSProperties}
    >
      <span className={classNames('py-2.5', color)}>{icon}</span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <p className="min-w-0 grow basis-40 py-2.5">
          {word && <span className="sr-only">{word} </span>}
          {toast.message}
        </p>
        {toast.action && <Action action={toast.action} onDismiss={onDismiss} />}
        {toast.secondAction && <Action action={toast.secondAction} onDismiss={onDismiss} />}
      </div>
      <IconButton label="Dismiss" icon={<X size={20} />} onPress={onDismiss} />
    </div>
  );
}
