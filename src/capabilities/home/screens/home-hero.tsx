import { pageWidth } from '#app/page-width.ts';
import { CityStart } from './city-start.tsx';
import { HeroMosaic } from './hero-mosaic.tsx';

export function HomeHero() {
  return (
    <section className="bg-paper">
      <div
        className={`${pageWidth} grid grid-cols-1 items-center gap-10 pt-9 pb-12 md:pt-12 md:pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,6.4fr)] lg:gap-14 lg:pt-14 lg:pb-18`}
      >
        <div>
          <p className="mb-3 font-medium text-primary">Wedding planning for two</p>
          <h1 className="max-w-130 text-4xl md:text-5xl xl:text-6xl">
            Two names, one day, everything in between.
          </h1>
          <p className="mt-5 max-w-115 text-ink-soft text-lg md:text-xl md:leading-8">
            Start with the two of you and a date, or just a dream of one. Keep every detail of your day in one
            place you share.
          </p>
          <div className="mt-8 max-w-140 md:mt-9">
            <CityStart />
            <p className="mt-3.5 text-ink-soft">
              Free for couples. Not sure yet? Leave it blank and start anyway.
            </p>
          </div>
        </div>
        <HeroMosaic />
      </div>
    </section>
  );
}
