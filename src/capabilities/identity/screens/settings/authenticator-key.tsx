import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';

const SIZE = 200;

/** The key as people type it: groups of four. */
function readableKey(totpUri: string): string {
  const secret = URL.parse(totpUri)?.searchParams.get('secret') ?? '';
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

async function drawCode(text: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
}

export function AuthenticatorKey({ totpUri }: { totpUri: string }) {
  const [picture, setPicture] = useState<string>();
  const key = readableKey(totpUri);

  useEffect(() => {
    let isWanted = true;
    drawCode(totpUri).then(
      (drawn) => isWanted && setPicture(drawn),
      // The key below does the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [totpUri]);

  return (
    <div className="mt-3 flex flex-col gap-5 sm:flex-row sm:items-center">
      {picture ? (
        <img
          src={picture}
          width={SIZE}
          height={SIZE}
          alt="QR code with your key, to be scanned with an authenticator app"
          className="shrink-0 rounded-input border border-line"
        />
      ) : (
        <Skeleton className="size-50 shrink-0" />
      )}
      <div className="min-w-0">
        <p>Scan the QR code with your app. On the same phone? Enter this key instead:</p>
        <p className="my-3 break-words font-mono text-lg" translate="no">
          {key}
        </p>
        <CopyButton text={key.replaceAll(' ', '')} label="Copy key" />
      </div>
    </div>
  );
}
