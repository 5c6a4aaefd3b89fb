import { privacyCenterArticle } from '../content/privacy-center.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(privacyCenterArticle);

export default function PrivacyCenterScreen() {
  return <ArticlePage article={privacyCenterArticle} />;
}
