import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LinkRow } from '#app/link-row.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PREVIEW, rsvpPaths } from '../../rules/paths.ts';
import { showShortCode } from '../../rules/short-code.ts';
import type { Standing } from './standings.ts';
import { linkOf } from './use-reply-actions.ts';

const SIZE = 220;

/** Capitals take less room, and a camera reads them from further away. */
async function drawCode(link: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(link.toUpperCase(), { border: 2 }))}`;
}

/** What goes on a household’s card: for a camera, and for who types. */
export function CardDialog({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const [picture, setPicture] = useState<string>();
  const link = linkOf(standing);

  useEffect(() => {
    let isWanted = true;
    drawCode(link).then(
      (drawn) => isWanted && setPicture(drawn),
      // The link below does the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [link]);

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={standing.name}>
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        {picture ? (
          <img
            src={picture}
            width={SIZE}
            height={SIZE}
            alt={`QR code that opens the invitation of ${standing.name}`}
            className="shrink-0 rounded-input border border-line"
          />
        ) : (
          <Skeleton className="size-55 shrink-0" />
        )}
        <div className="min-w-0 max-sm:text-center">
          <p className="text-ink-soft text-sm">Or go to</p>
          <p className="wrap-anywhere font-semibold text-lg" translate="no">
            {window.location.host}/r
          </p>
          <p className="mt-3 text-ink-soft text-sm">and type</p>
          <p className="font-mono text-2xl tracking-wide" translate="no">
            {showShortCode(standing.reply.shortCode)}
          </p>
          <a
            href={`${rsvpPaths.household(standing.reply.linkCode)}#${PREVIEW}`}
            target="_blank"
            rel="noopener"
            className={buttonStyle({ variant: 'secondary', size: 'small', className: 'mt-4' })}
          >
            <ExternalLink size={16} aria-hidden="true" />
            Open as they see it
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
      <LinkRow address={link} />
    </Dialog>
  );
}
