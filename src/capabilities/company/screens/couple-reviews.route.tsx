import { coupleReviewsArticle } from '../content/couple-reviews.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(coupleReviewsArticle);

export default function CoupleReviewsScreen() {
  return <ArticlePage article={coupleReviewsArticle} />;
}
