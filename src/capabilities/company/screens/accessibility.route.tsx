import { accessibilityArticle } from '../content/accessibility.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(accessibilityArticle);

export default function AccessibilityScreen() {
  return <ArticlePage article={accessibilityArticle} />;
}
