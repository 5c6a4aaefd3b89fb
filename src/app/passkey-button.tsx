import { KeyRound } from 'lucide-react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { askForPasskey, useLacksPasskeys } from './passkeys.ts';
import { useAction } from './use-action.ts';

type Shown = NonNullable<Awaited<ReturnType<typeof askForPasskey>>>;

interface PasskeyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  children: string;
  send: (shown: Shown) => Promise<unknown>;
  onShown: () => unknown;
}

/** Asks for a passkey and sends it. A browser that knows none shows no button. */
export function PasskeyButton({ children, send, onShown, ...look }: PasskeyButtonProps) {
  const isLacking = useLacksPasskeys();
  const show = useAction({
    run: async () => {
      const shown = await askForPasskey();
      if (shown) await send(shown);
      return shown !== undefined;
    },
    onDone: (isShown) => (isShown ? onShown() : undefined),
    failure: 'here',
  });
  if (isLacking) return null;
  return (
    <div className="flex flex-col items-center noscript:hidden">
      <Button
        {...look}
        icon={<KeyRound size={18} aria-hidden="true" />}
        isPending={show.isPending}
        pendingLabel="Waiting for your passkey"
        onPress={() => show.mutate()}
      >
        {children}
      </Button>
      <p role="status" className="not-empty:mt-2 text-center text-ink-soft text-sm">
        {show.data === false && 'No passkey was used.'}
      </p>
      {show.isError && (
        <p role="alert" className="mt-2 text-center text-red text-sm">
          {show.error.message}
        </p>
      )}
    </div>
  );
}
