import { howWePriceArticle } from '../content/how-we-price.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(howWePriceArticle);

export default function HowWePriceScreen() {
  return <ArticlePage article={howWePriceArticle} />;
}
