import { data, type RouterContextProvider } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { coupleWords } from '../../rules/couple-words.ts';
import { wordsOf } from '../../rules/words/words-of.ts';
import { guestLanguage } from '../guest-language.ts';

/** The wedding behind the link for everybody; a link that is closed is no link. */
export async function loadSharedLink(context: Readonly<RouterContextProvider>, code: string, url: URL) {
  try {
    const link = await apiOf(context).rsvp.readSuperLink({ code });
    const language = guestLanguage(url, link.language);
    const words = wordsOf(language.page.lang);
    const couple = coupleWords(words, link);
    return { ...language, code, couple, purposes: link.purposes, title: words.pageTitle(couple) };
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}
