import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

const SIZE = 176;

/** In capitals, which take fewer squares: better on rough paper. */
async function drawCode(url: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(url.toUpperCase(), { border: 2 }))}`;
}

interface LinkCodeProps {
  url: string;
  /** What it leads to. */
  alt: string;
  fileName: string;
}

/** The link for a camera; saved, it can be printed at any size. */
export function LinkCode({ url, alt, fileName }: LinkCodeProps) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    drawCode(url).then(
      (drawn) => isWanted && setPicture(drawn),
      // The link above does the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [url]);
  if (!picture) return <Skeleton className="size-44" />;
  return (
    <div>
      <img src={picture} width={SIZE} height={SIZE} alt={alt} className="rounded-input border border-line" />
      <a
        href={picture}
        download={fileName}
        className="mt-1 inline-flex min-h-11 items-center text-secondary underline"
      >
        Save the QR code
      </a>
    </div>
  );
}
