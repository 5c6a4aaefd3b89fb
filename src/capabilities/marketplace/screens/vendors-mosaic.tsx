import { BuiltPicture } from '#ui/built-picture.tsx';
import { marketplacePicture } from './marketplace-pictures.ts';

const tile = 'size-full rounded-card object-cover';
const SMALL = '(min-width: 80rem) 257px, (min-width: 64rem) 21vw, 46vw';

export function VendorsMosaic() {
  return (
    <div className="grid aspect-[6/5] grid-cols-2 grid-rows-[57fr_43fr] gap-3 md:gap-4">
      <BuiltPicture
        variants={marketplacePicture('hero-barn')}
        alt="Timber barn with string lights and two long tables set with candles and orange flowers"
        ratio={4 / 3}
        sizes="(min-width: 80rem) 530px, (min-width: 64rem) 44vw, calc(100vw - 40px)"
        place="hero"
        className={`${tile} col-span-2 bg-bronze-tint`}
      />
      <BuiltPicture
        variants={marketplacePicture('hero-bouquet')}
        alt="Berry and pink roses with trailing greenery in a white vase"
        ratio={1}
        sizes={SMALL}
        place="seen"
        className={`${tile} bg-blush`}
      />
      <BuiltPicture
        variants={marketplacePicture('hero-cake')}
        alt="Three-tier ridged cake with blush roses in front of warm lights"
        ratio={1}
        sizes={SMALL}
        place="seen"
        className={`${tile} bg-gold-tint`}
      />
    </div>
  );
}
