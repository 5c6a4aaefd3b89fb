import { pageWidth } from '#app/page-width.ts';
import { BuiltPicture } from '#ui/built-picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { homePicture } from './home-pictures.ts';

const PROMISES = [
  {
    title: 'A place for two',
    text: 'You each have your own login. Invite your partner by email, and you’re planning together.',
    picture: 'monogram-wreath',
    tone: 'bg-blush',
  },
  {
    title: 'A role for everyone',
    text: 'Bring in a planner, family, or friends. You decide what they can change, and your budget stays between the two of you.',
    picture: 'two-coupes',
    tone: 'bg-sage',
  },
  {
    title: 'Every detail, one page',
    text: 'Names, date, place, guests, and budget. Change one, and it changes for both of you.',
    picture: 'coral-bouquet',
    tone: 'bg-sky',
  },
];

export function TogetherSection() {
  return (
    <section aria-labelledby="together" className={`${pageWidth} py-14 md:py-20 lg:py-24`}>
      <h2 id="together" className="text-3xl md:text-4xl">
        Planned together, from day one
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft text-lg">
        Most of planning a wedding is deciding together. Start there.
      </p>
      <ul className="mt-8 grid gap-5 md:mt-10 md:grid-cols-3">
        {PROMISES.map(({ title, text, picture, tone }) => (
          <li key={title} className={classNames('flex flex-col overflow-hidden rounded-card', tone)}>
            {/* The words say it all; the picture is only for the eye. */}
            <BuiltPicture
              variants={homePicture(picture)}
              alt=""
              ratio={4 / 3}
              sizes="(min-width: 80rem) 387px, (min-width: 48rem) 31vw, calc(100vw - 40px)"
              className="aspect-4/3 w-full object-cover"
            />
            <div className="p-6 lg:p-7">
              <h3 className="lg:text-2xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
