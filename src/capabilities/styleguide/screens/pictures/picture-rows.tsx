import type { CSSProperties } from 'react';
import type { DemoPicture } from '#capabilities/world/contract.ts';
import { Picture } from '#ui/picture.tsx';

/** A tile takes room by the shape of its picture, so all pictures of a row end up equally high and none is cut. */
function tileStyle({ width, height }: DemoPicture): CSSProperties {
  const shape = width / height;
  return { flexGrow: shape, flexBasis: `calc(${shape.toFixed(4)} * var(--row))` };
}

// White paper would otherwise end nowhere on the page's linen.
const pictureStyle = 'rounded-input outline outline-ink/8 -outline-offset-1';

function PictureTile({ picture }: { picture: DemoPicture }) {
  return (
    <li style={tileStyle(picture)} className="min-w-0">
      <figure>
        <Picture asset={picture} width={400} className={pictureStyle} />
        <figcaption className="pt-1.5 text-ink-soft text-xs first-letter:uppercase" title={picture.key}>
          <span className="text-ink">{picture.subject}</span> · {picture.palette}
        </figcaption>
      </figure>
    </li>
  );
}

/** The last row keeps its height: what is left of it stays empty. */
export function PictureRows({ pictures }: { pictures: readonly DemoPicture[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-5 [--row:6rem] after:grow-9999 md:gap-x-4 md:[--row:10rem] xl:[--row:13rem]">
      {pictures.map((picture) => (
        <PictureTile key={picture.key} picture={picture} />
      ))}
    </ul>
  );
}
