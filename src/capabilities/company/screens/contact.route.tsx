import { contactArticle } from '../content/contact.data.tsx';
import { articleMeta } from '../parts/article-meta.ts';
import { ArticlePage } from '../parts/article-page.tsx';

export const handle = { document: 'public' };

export const meta = () => articleMeta(contactArticle);

export default function ContactScreen() {
  return <ArticlePage article={contactArticle} />;
}
