import { documentSubject } from '#base/document-subject.ts';

/** What every document of a site shows, by its wedding. */
export const websiteSubject = (weddingId: string) => documentSubject('website', weddingId);
