import { useEffect, useRef, useState } from 'react';
import { revealBlock, takeMarks } from './block-marks.ts';

type Frame = { key: number; address: string };

interface PreviewFrameProps {
  title: string;
  address: string;
  /** Grows with whatever was saved. */
  version: number;
  width: number;
  scale: number;
  /** The one that is written in, which is to be seen. */
  block: string | undefined;
  /** The reader followed a link within the site. */
  onFollowed: (path: string) => void;
}

/** Nothing where the browser shows a page of its own, as it does without a connection. */
function windowOf(frame: HTMLIFrameElement | undefined): Window | undefined {
  return frame?.contentDocument?.defaultView ?? undefined;
}

/** What was saved, as guests will see it. The next state is drawn behind this one and takes its place, scrolled alike. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, address, version, width, scale, block, onFollowed } = props;
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const arrived = useRef(new Set<number>());
  const lastKey = useRef(0);
  const revealed = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another document at the same address.
  useEffect(() => {
    lastKey.current += 1;
    const next = { key: lastKey.current, address };
    setFrames(([shown]) => (shown ? [shown, next] : [next]));
  }, [address, version]);

  /** Once for each block that is opened: whoever scrolls on from there is left alone. */
  function reveal(site: Window) {
    if (block === undefined) revealed.current = undefined;
    else if (block !== revealed.current && revealBlock(site, block)) revealed.current = block;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that arrives later looks for the block itself.
  useEffect(() => {
    const [shown] = frames;
    const site = shown && arrived.current.has(shown.key) && windowOf(elements.current.get(shown.key));
    if (site) reveal(site);
  }, [block]);

  function loaded(frame: Frame) {
    const own = windowOf(elements.current.get(frame.key));
    const [shown] = frames;
    if (!own) return setFrames((all) => (all.length > 1 ? all.filter(({ key }) => key !== frame.key) : all));
    if (!shown) return;
    takeMarks(own);
    // A frame that loads once more is one whose reader followed a link, or the same page again.
    if (arrived.current.has(frame.key)) {
      const { pathname } = own.location;
      return pathname === frame.address.split('?')[0] ? undefined : onFollowed(pathname);
    }
    arrived.current.add(frame.key);
    const before = shown.key === frame.key ? undefined : windowOf(elements.current.get(shown.key));
    if (before && shown.address === frame.address) own.scrollTo({ top: before.scrollY, behavior: 'instant' });
    else revealed.current = undefined;
    reveal(own);
    if (shown.key !== frame.key) setFrames((all) => all.filter(({ key }) => key >= frame.key));
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
