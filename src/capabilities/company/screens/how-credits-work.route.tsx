import { howCreditsWorkArticle } from '../content/how-credits-work.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(howCreditsWorkArticle);

export default function HowCreditsWorkScreen() {
  return <ArticlePage article={howCreditsWorkArticle} />;
}
