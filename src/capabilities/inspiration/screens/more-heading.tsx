import { TextLink } from '#ui/text-link.tsx';

export interface MoreHeadingProps {
  id: string;
  title: string;
  to: string;
  link: string;
}

/** The title of a shelf, with the way to all of its kind at the end of the line. */
export function MoreHeading({ id, title, to, link }: MoreHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-5 md:pb-8">
      <h2 id={id} className="text-2xl md:text-4xl">
        {title}
      </h2>
      <TextLink to={to} className="inline-flex min-h-11 items-center">
        {link}
      </TextLink>
    </div>
  );
}
