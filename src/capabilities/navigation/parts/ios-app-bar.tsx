import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { nativeAppHref } from '../rules/ios-app.ts';

/** It floats at the lower edge, so that its coming moves nothing. */
export function IosAppBar({ onDismiss }: { onDismiss: () => void }) {
  const place = useLocation();
  return (
    <section
      aria-label="Ampersand app"
      data-print="hidden"
      className="fixed inset-x-0 bottom-(--foot-bar,0px) z-40 flex items-center gap-3 border-line border-t bg-paper px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float"
    >
      <IconButton label="Dismiss app banner" icon={<X size={20} />} onPress={onDismiss} />
      <Logo kind="heart" className="shrink-0" />
      <p className="min-w-0 grow text-sm">
        <strong className="block font-semibold text-base">Ampersand</strong>
        Open this page in the app
      </p>
      <a href={nativeAppHref(place)} className={buttonStyle({ size: 'small' })}>
        Open
      </a>
    </section>
  );
}
