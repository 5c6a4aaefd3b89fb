import { useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTurn } from './use-turn.ts';

/** `front` is the one picture of a page, twice as large as those of a gallery. */
export type Device = 'desktop' | 'phone' | 'front';

const FRAMES: Readonly<Record<Device, { frame: string; page: string }>> = {
  // The page is drawn four times as wide as its picture, a phone’s twice.
  desktop: { frame: 'aspect-4/3 w-full', page: 'size-[400%] scale-25' },
  front: {
    frame: 'aspect-4/3 w-full',
    page: 'size-[400%] scale-25 md:size-[200%] md:scale-50',
  },
  phone: { frame: 'mx-auto aspect-[9/17] w-[12.1875rem]', page: 'size-[200%] scale-50' },
};

interface SitePreviewProps {
  src: string;
  /** Whose page it is, for whoever cannot see it. */
  title: string;
  device?: Device;
  className?: string;
}

/** A page of a site as a picture that is always true: the page itself, small, and out of reach of keys and fingers. */
export function SitePreview({ src, title, device = 'desktop', className }: SitePreviewProps) {
  const { frame, page } = FRAMES[device];
  const box = useRef<HTMLDivElement>(null);
  const { isOn, onLoad } = useTurn(box);
  const shown = {
    ...{ src, scrolling: 'no', tabIndex: -1 },
    className: classNames('absolute top-0 left-0 origin-top-left border-0', page),
  };
  return (
    <div
      ref={box}
      inert
      className={classNames(
        'relative overflow-hidden rounded-input border border-line bg-mist',
        frame,
        className,
      )}
    >
      {isOn ? (
        <iframe {...shown} title={title} onLoad={onLoad} />
      ) : (
        <noscript>
          <iframe {...shown} title={title} loading="lazy" />
        </noscript>
      )}
    </div>
  );
}
