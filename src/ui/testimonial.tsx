import { classNames } from './class-names.ts';

export interface TestimonialProps {
  image: { src: string; alt: string; srcSet?: string };
  firstName: string;
  /** Stands after an ampersand. */
  secondName?: string;
  quote: string;
  className?: string;
}

export function Testimonial({ image, firstName, secondName, quote, className }: TestimonialProps) {
  return (
    <figure
      className={classNames(
        'grid overflow-hidden rounded-card border border-line bg-paper md:grid-cols-[2fr_3fr]',
        className,
      )}
    >
      <img
        src={image.src}
        srcSet={image.srcSet}
        alt={image.alt}
        width={480}
        height={360}
        loading="lazy"
        className="aspect-4/3 size-full bg-ink/8 object-cover"
      />
      <div className="flex flex-col justify-center gap-5 p-6 md:p-10">
        <blockquote className="font-display text-2xl md:text-3xl">
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className="font-semibold">
          {firstName}
          {secondName && ` & ${secondName}`}
        </figcaption>
      </div>
    </figure>
  );
}
