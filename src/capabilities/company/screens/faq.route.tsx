import { faqArticle } from '../content/faq.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(faqArticle);

export default function FaqScreen() {
  return <ArticlePage article={faqArticle} />;
}
