import { BuiltPicture } from '#ui/built-picture.tsx';
import { homePicture } from './home-pictures.ts';

const tile = 'size-full rounded-card object-cover';
const SMALL = '(min-width: 80rem) 257px, (min-width: 64rem) 20vw, calc(43vw - 22px)';

export function HeroMosaic() {
  return (
    <div className="grid aspect-[6/5] grid-cols-[57fr_43fr] grid-rows-[54fr_46fr] gap-3 md:gap-4">
      <BuiltPicture
        variants={homePicture('flower-arch')}
        alt="Round flower arch on a lawn with rows of white chairs and a petal-strewn aisle"
        ratio={500 / 720}
        sizes="(min-width: 80rem) 341px, (min-width: 64rem) 27vw, calc(57vw - 30px)"
        place="hero"
        className={`${tile} row-span-2 bg-sage`}
      />
      <BuiltPicture
        variants={homePicture('garden-table')}
        alt="Long garden table at dusk with taper candles, roses and string lights"
        ratio={1}
        sizes={SMALL}
        place="seen"
        className={`${tile} bg-blush`}
      />
      <BuiltPicture
        variants={homePicture('garden-roses')}
        alt="Garden roses, ranunculus and eucalyptus in a white vase"
        ratio={1}
        sizes={SMALL}
        place="seen"
        className={`${tile} bg-blush`}
      />
    </div>
  );
}
