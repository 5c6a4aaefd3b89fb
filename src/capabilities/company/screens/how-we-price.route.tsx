import { howWePriceArticle } from '../content/how-we-price.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';
import { PRICE_QUERY } from '../rules/price-question.ts';

/** What the simulator asks is part of the page: without script, and in a link that is passed on. */
export const handle = { document: 'public', query: PRICE_QUERY };

export const meta = () => articleMeta(howWePriceArticle);

export default function HowWePriceScreen() {
  return <ArticlePage article={howWePriceArticle} />;
}
