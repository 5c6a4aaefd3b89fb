import { aboutArticle } from '../content/about.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(aboutArticle);

export default function AboutScreen() {
  return <ArticlePage article={aboutArticle} />;
}
