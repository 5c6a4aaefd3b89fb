import arch from './pictures/flower-arch.webp?url';
import roses from './pictures/garden-roses.webp?url';
import table from './pictures/garden-table.webp?url';

const tile = 'size-full rounded-card object-cover';

export function HeroMosaic() {
  return (
    <div className="grid aspect-[6/5] grid-cols-[57fr_43fr] grid-rows-[54fr_46fr] gap-3 md:gap-4">
      <img
        src={arch}
        alt="Round flower arch on a lawn with rows of white chairs and a petal-strewn aisle"
        width={500}
        height={720}
        fetchPriority="high"
        className={`${tile} row-span-2 bg-sage`}
      />
      <img
        src={table}
        alt="Long garden table at dusk with taper candles, roses and string lights"
        width={560}
        height={560}
        className={`${tile} bg-blush`}
      />
      <img
        src={roses}
        alt="Garden roses, ranunculus and eucalyptus in a white vase"
        width={560}
        height={560}
        className={`${tile} bg-blush`}
      />
    </div>
  );
}
