import { ChevronDown, Star } from 'lucide-react';
import type { NavLink } from '../rules/nav-item.ts';
import { adviceGroups, type SupportFaq, type SupportReview } from '../rules/support-blocks.ts';
import { foldStyle } from './fold-style.ts';
import { NavAnchor } from './nav-anchor.tsx';

export function FaqBlock({ faqs }: { faqs: readonly SupportFaq[] }) {
  return (
    <div className="max-w-reading divide-y divide-line">
      {faqs.map(({ id, hed, dek }) => (
        <details key={id} name="support-faqs" className={foldStyle}>
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-mark font-medium [&::-webkit-details-marker]:hidden">
            {hed}
            <ChevronDown
              size={20}
              aria-hidden="true"
              className="transition-transform [details[open]>summary>&]:rotate-180"
            />
          </summary>
          <p className="pb-4 text-ink-soft">{dek}</p>
        </details>
      ))}
    </div>
  );
}

function FiveStars() {
  return (
    <span role="img" aria-label="5 out of 5 stars" className="flex gap-0.5 text-gold">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={18} fill="currentColor" aria-hidden="true" />
      ))}
    </span>
  );
}

export function ReviewsBlock({ reviews }: { reviews: readonly SupportReview[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map(({ name, title, reviewText }) => (
        <li key={`${name} ${title}`} className="rounded-card border border-line bg-paper p-6">
          <FiveStars />
          <h4 className="mt-3 text-lg">{title}</h4>
          <p className="mt-1 text-ink-soft">{reviewText}</p>
          <p className="mt-3 font-medium">{name}</p>
        </li>
      ))}
    </ul>
  );
}

export function AdviceBlock({ links }: { links: readonly NavLink[] }) {
  return (
    <div className="grid gap-x-8 md:grid-cols-3">
      {adviceGroups(links).map((group) => (
        <ul key={group[0]?.id}>
          {group.map((link) => (
            <li key={link.id}>
              <NavAnchor
                link={link}
                className="inline-flex min-h-11 items-center rounded-mark font-medium text-secondary underline decoration-secondary/40 underline-offset-4 hover:decoration-secondary"
              >
                {link.label}
              </NavAnchor>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
