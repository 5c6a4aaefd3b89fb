import { useEffect, useRef, useState } from 'react';

type Frame = { key: number; address: string };

interface PreviewFrameProps {
  title: string;
  address: string;
  /** Grows with whatever was saved. */
  version: number;
  width: number;
  scale: number;
  /** The reader followed a link within the site. */
  onFollowed: (path: string) => void;
}

/** Nothing where the browser shows a page of its own, as it does without a connection. */
function windowOf(frame: HTMLIFrameElement | undefined): Window | undefined {
  return frame?.contentDocument?.defaultView ?? undefined;
}

/** What was saved, as guests will see it. The next state is drawn behind this one and takes its place, scrolled alike. */
export function PreviewFrame({ title, address, version, width, scale, onFollowed }: PreviewFrameProps) {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const arrived = useRef(new Set<number>());
  const lastKey = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another document at the same address.
  useEffect(() => {
    lastKey.current += 1;
    const next = { key: lastKey.current, address };
    setFrames(([shown]) => (shown ? [shown, next] : [next]));
  }, [address, version]);

  function loaded(frame: Frame) {
    const own = windowOf(elements.current.get(frame.key));
    const [shown] = frames;
    if (!own) return setFrames((all) => (all.length > 1 ? all.filter(({ key }) => key !== frame.key) : all));
    if (!shown) return;
    // A frame that loads once more is one whose reader followed a link.
    if (arrived.current.has(frame.key)) return onFollowed(own.location.pathname);
    arrived.current.add(frame.key);
    if (shown.key === frame.key) return;
    const before = windowOf(elements.current.get(shown.key));
    if (before && shown.address === frame.address) own.scrollTo({ top: before.scrollY, behavior: 'instant' });
    setFrames((all) => all.filter(({ key }) => key >= frame.key));
  }

  return frames.map((frame, place) => (
    <iframe
      key={frame.key}
      ref={(element) => {
        if (element) elements.current.set(frame.key, element);
        else elements.current.delete(frame.key);
      }}
      title={place === 0 ? title : 'The next state of the preview'}
      aria-hidden={place > 0 || undefined}
      tabIndex={place > 0 ? -1 : undefined}
      src={frame.address}
      onLoad={() => loaded(frame)}
      width={width}
      className={`absolute top-0 left-0 origin-top-left border-0 bg-paper ${place > 0 ? 'invisible' : ''}`}
      style={{ height: `${100 / scale}%`, transform: `scale(${scale})` }}
    />
  ));
}
