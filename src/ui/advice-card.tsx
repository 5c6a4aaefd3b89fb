import { classNames } from './class-names.ts';
import { PlainLink } from './plain-link.tsx';

export interface AdviceCardProps {
  image: string;
  altText: string;
  /** The small line above the headline. */
  prehed?: string;
  hed: string;
  dek?: string;
  link: { href: string; linkText: string };
  className?: string;
}

export function AdviceCard({ image, altText, prehed, hed, dek, link, className }: AdviceCardProps) {
  return (
    <article
      className={classNames(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-paper',
        className,
      )}
    >
      <img
        src={image}
        alt={altText}
        width={400}
        height={300}
        loading="lazy"
        className="aspect-4/3 w-full bg-ink/8 object-cover"
      />
      <div className="flex grow flex-col gap-1.5 p-5">
        {prehed && <p className="font-semibold text-secondary text-sm">{prehed}</p>}
        <h3>{hed}</h3>
        {dek && <p className="text-ink-soft">{dek}</p>}
        {/* Its layer covers the card, so that a press anywhere follows the one link. */}
        <PlainLink
          to={link.href}
          className="mt-auto inline-flex min-h-11 items-center self-start font-semibold text-secondary underline decoration-secondary/40 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-secondary"
        >
          {link.linkText}
        </PlainLink>
      </div>
    </article>
  );
}
