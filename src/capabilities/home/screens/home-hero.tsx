import { pageWidth } from '#app/page-width.ts';
import type { UserContext } from '#app/user-context.ts';
import { HeroMosaic } from './hero-mosaic.tsx';
import { HomeStart } from './home-start.tsx';

export function HomeHero({ user }: { user: UserContext | undefined }) {
  const name = user && !user.is_guest ? user.first_name : undefined;
  return (
    <section className="bg-paper">
      <div
        className={`${pageWidth} grid grid-cols-1 items-center gap-10 pt-9 pb-12 md:pt-12 md:pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,6.4fr)] lg:gap-14 lg:pt-14 lg:pb-18`}
      >
        <div>
          {/* The document greets everyone alike; a name comes once it is known, on the same line. */}
          <p className="mb-3 min-h-6.5 font-medium text-primary">
            {name ? `Welcome back, ${name}` : 'Wedding planning for two'}
          </p>
          <h1 className="max-w-130 text-4xl md:text-5xl xl:text-6xl">
            Two names, one day, everything in between.
          </h1>
          <p className="mt-5 max-w-115 text-ink-soft text-lg md:text-xl md:leading-8">
            Start with the two of you and a date, or just a dream of one. Keep every detail of your day in one
            place you share.
          </p>
          <HomeStart user={user} />
        </div>
        <HeroMosaic />
      </div>
    </section>
  );
}
