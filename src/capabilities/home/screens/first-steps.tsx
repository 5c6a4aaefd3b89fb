import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { BuiltPicture } from '#ui/built-picture.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { homePicture } from './home-pictures.ts';

const STEPS = [
  {
    title: 'Tell us what you know so far',
    text: 'A place, a date, a rough guest count. Guesses are welcome, and you can skip any question.',
  },
  {
    title: 'Invite your other half',
    text: 'One email, one link. You’ll plan from the same page, each with your own login.',
  },
  {
    title: 'Keep it to yourselves',
    text: 'Only people you invite can see it. Download your data or delete it whenever you like.',
  },
];

/** Only for whoever is new here: the hint class takes it away before anyone signed in could see it. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="bg-paper [.is-signed-in_&]:hidden">
      <div
        className={`${pageWidth} grid items-center gap-10 py-14 md:py-20 lg:grid-cols-2 lg:gap-20 lg:py-24`}
      >
        <BuiltPicture
          variants={homePicture('paper-suite')}
          alt="Watercolor invitation, save the date and menu with sealed envelope on linen"
          ratio={4 / 3}
          sizes="(min-width: 80rem) 560px, (min-width: 64rem) 45vw, calc(100vw - 40px)"
          className="aspect-4/3 w-full rounded-card bg-blush object-cover"
        />
        <div>
          <h2 id="first-steps" className="text-3xl md:text-4xl">
            Get started in ten minutes
          </h2>
          <ol className="mt-7 space-y-6">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="flex size-10 shrink-0 items-center justify-center rounded-full bg-blush font-display text-lg text-primary"
                >
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h3>{title}</h3>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink to={paths.onboarding()} size="large" className="mt-9">
            Create your account
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
