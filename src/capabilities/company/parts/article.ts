import type { ReactNode } from 'react';

export interface ArticleSection {
  /** Its anchor: links from elsewhere rely on it, so it outlives a change of title. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface ArticleLink {
  label: string;
  to: string;
}

export interface ArticlePicture {
  /** 800 × 600. */
  src: string;
  alt: string;
}

/** A page to read: what it says is data, how it looks is the article page's business. */
export interface Article {
  /** Above the title: which shelf this page stands on. */
  area: 'About us' | 'Help' | 'Legal' | 'Planning' | 'For vendors';
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
  lead: string;
  /** The day the text last changed in substance, as YYYY-MM-DD. */
  updatedOn: string;
  picture?: ArticlePicture;
  /** The step most readers come for. */
  action?: ArticleLink;
  /** Across the whole page under the title, for figures and tools that need the room. */
  feature?: ReactNode;
  /** Stands before the first section, for what must be seen first. */
  intro?: ReactNode;
  sections: readonly ArticleSection[];
  related: readonly ArticleLink[];
}
