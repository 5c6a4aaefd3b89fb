import { ButtonLink } from '#ui/button-link.tsx';
import { paths } from './paths.ts';

export function NotFoundMessage() {
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center px-5 py-20 text-center md:py-28">
      <p aria-hidden="true" className="font-display text-6xl text-primary italic">
        &amp;
      </p>
      <h1 className="mt-4 text-4xl">We can’t find that page</h1>
      <p className="mt-3 text-ink-soft md:text-lg">
        The link may be old, or the address may have a typing slip in it.
      </p>
      <div className="mt-8">
        <ButtonLink to={paths.home()}>Go to the home page</ButtonLink>
      </div>
    </div>
  );
}
