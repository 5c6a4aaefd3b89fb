import { pressArticle } from '../content/press.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(pressArticle);

export default function PressScreen() {
  return <ArticlePage article={pressArticle} />;
}
