import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import {
  filledBlocks,
  SUPPORT_HEADLINE,
  type SupportBlockName,
  type SupportContent,
} from '../rules/support-blocks.ts';
import { foldStyle } from './fold-style.ts';
import { AdviceBlock, FaqBlock, ReviewsBlock } from './support-blocks.tsx';

interface BlockProps {
  name: SupportBlockName;
  label: string;
  readMore: string | undefined;
  children: ReactNode;
}

/** An address that ends in its name opens it (`OpenNamedFold`). */
function Block({ name, label, readMore, children }: BlockProps) {
  return (
    <details id={name} className={`${foldStyle} scroll-mt-24 border-line border-b`}>
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 rounded-mark [&::-webkit-details-marker]:hidden">
        <h3 className="text-2xl">{label}</h3>
        <ChevronDown
          size={24}
          aria-hidden="true"
          className="transition-transform duration-350 [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-8">
        {children}
        {readMore && (
          <ButtonLink to={readMore} variant="secondary" className="mt-6">
            Read More<span className="sr-only">: {label}</span>
          </ButtonLink>
        )}
      </div>
    </details>
  );
}

/** Blocks without content are left out, and so is the whole section when none has any. All begin folded. */
export function SupportSection({ faqs, reviews, advice }: SupportContent) {
  const blocks = filledBlocks({ faqs, reviews, advice });
  if (blocks.length === 0) return null;
  const contents: Record<SupportBlockName, ReactNode> = {
    faqs: <FaqBlock faqs={faqs} />,
    reviews: <ReviewsBlock reviews={reviews} />,
    advice: <AdviceBlock links={advice} />,
  };
  return (
    <section aria-labelledby="support-headline" className={`${pageWidth} py-14 md:py-20`}>
      <h2 id="support-headline" className="text-3xl md:text-4xl">
        {SUPPORT_HEADLINE}
      </h2>
      <div className="mt-6 border-line border-t">
        {blocks.map((block) => (
          <Block
            key={block.name}
            name={block.name}
            label={block.label}
            readMore={'readMore' in block ? block.readMore : undefined}
          >
            {contents[block.name]}
          </Block>
        ))}
      </div>
    </section>
  );
}
