import { Copy, Mail, Share } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { toastStore } from '#ui/toast-store.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

export interface ShareMenuProps {
  name: string;
  url: string;
}

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-input px-3 text-start font-medium hover:bg-ink/6 focus-visible:-outline-offset-2';

async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toastStore.show({ tone: 'positive', message: 'The link is copied.', autoDismissMs: 5_000 });
  } catch {
    toastStore.show({ tone: 'neutral', message: `Copy this link: ${url}` });
  }
}

function hide() {
  document.getElementById('share')?.hidePopover();
}

/** The browser's own popover: it opens, closes and keeps focus without a script of ours. */
export function ShareMenu({ name, url }: ShareMenuProps) {
  const isHydrated = useHydrated();
  const [hasShared, setShared] = useState(false);
  const canShare = isHydrated && typeof navigator.share === 'function';
  const mail = `mailto:?subject=${encodeURIComponent(`${name} on Ampersand`)}&body=${encodeURIComponent(url)}`;

  async function shareHere() {
    hide();
    // Whoever closes the system's sheet has changed their mind, which is no error.
    await navigator.share({ title: name, url }).then(
      () => setShared(true),
      () => undefined,
    );
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="share"
        className={buttonStyle({ variant: 'secondary', className: '[anchor-name:--share]' })}
      >
        <Share size={18} aria-hidden="true" />
        {hasShared ? 'Shared' : 'Share'}
      </button>
      <div
        id="share"
        popover="auto"
        className="m-auto w-60 rounded-card border border-line bg-paper p-2 shadow-float [position-anchor:--share] supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:mt-2 supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline]"
      >
        <ul>
          {canShare && (
            <li>
              <button type="button" onClick={() => void shareHere()} className={item}>
                <Share size={18} aria-hidden="true" />
                Share with an app
              </button>
            </li>
          )}
          <li>
            <button
              type="button"
              onClick={() => {
                hide();
                void copyLink(url);
              }}
              className={item}
            >
              <Copy size={18} aria-hidden="true" />
              Copy the link
            </button>
          </li>
          <li>
            <a href={mail} onClick={hide} className={item}>
              <Mail size={18} aria-hidden="true" />
              Send by email
            </a>
          </li>
        </ul>
      </div>
    </>
  );
}
