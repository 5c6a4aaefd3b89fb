import type { ReactNode } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { classNames } from '#ui/class-names.ts';

interface LetterPageProps {
  title: string;
  children: ReactNode;
  /** The card beside the words, where there is a wedding to show. */
  card?: ReactNode;
}

export function LetterPage({ title, children, card }: LetterPageProps) {
  return (
    <div className={`${pageWidth} py-10 md:py-16`}>
      <div
        className={classNames(
          'overflow-hidden rounded-sheet border border-line bg-paper lg:flex',
          !card && 'mx-auto max-w-200',
        )}
      >
        {card && <div className="flex items-center justify-center bg-blush px-6 py-10 lg:w-2/5">{card}</div>}
        <div className="px-6 py-10 md:px-12 lg:grow lg:basis-0 lg:py-16">
          <p aria-hidden="true" className="font-display text-5xl text-primary italic">
            &amp;
          </p>
          <h1 className="mt-3 text-3xl md:text-4xl">{title}</h1>
          <div className="mt-4 flex max-w-reading flex-col items-start gap-4 text-lg">{children}</div>
        </div>
      </div>
    </div>
  );
}
