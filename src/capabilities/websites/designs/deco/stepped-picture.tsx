import type { BlockProps } from '../kit/block-drawer.ts';
import { SitePicture } from '../kit/site-picture.tsx';
import { SteppedFrame } from './stepped-frame.tsx';

export function SteppedPicture({ block: { picture } }: BlockProps<'picture'>) {
  return (
    <figure className="block picture">
      <SteppedFrame className="wide">
        <SitePicture picture={picture} sizes="(min-width: 60rem) 60rem, 100vw" />
      </SteppedFrame>
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}
