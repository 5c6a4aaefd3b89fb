import { appArticle } from '../content/app.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(appArticle);

export default function AppScreen() {
  return <ArticlePage article={appArticle} />;
}
