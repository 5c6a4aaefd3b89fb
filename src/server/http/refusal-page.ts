import { paths } from '#app/rules/paths.ts';
import type { StaticPage } from './static-page.ts';

const BY_STATUS: Readonly<Record<number, StaticPage>> = {
  400: {
    title: 'We couldn’t read that',
    text: 'Something in the address or the form got mixed up on its way to us. Nothing was changed.',
  },
  401: {
    title: 'Please log in',
    text: 'This page is for people with an account.',
    action: { href: paths.login(), label: 'Log in' },
  },
  403: { title: 'This isn’t yours to see', text: 'Your account doesn’t have access to this page.' },
  404: {
    title: 'We can’t find that page',
    text: 'The link may be out of date, or there may be a typo in the address.',
  },
  405: {
    title: 'This form needs JavaScript',
    text: 'Nothing was sent or saved. Turn on JavaScript in your browser, go back, and try again.',
  },
  408: {
    title: 'That took too long to arrive',
    text: 'Your connection may be slow right now. Nothing was saved. Go back and try again.',
  },
  413: {
    title: 'That’s more than we can take',
    text: 'What you sent is too long for one form. Go back, shorten it, and try again. Nothing was saved.',
  },
  414: { title: 'That address is too long', text: 'The address is too long. Check the link.' },
  415: {
    title: 'We couldn’t read that',
    text: 'We couldn’t read that form. Nothing was changed. Go back and try again.',
  },
  429: {
    title: 'A little too fast',
    text: 'Too many requests. Please wait a moment and try again.',
  },
  503: {
    title: 'We are very busy right now',
    text: 'Please try again in a moment. Nothing you saved is lost.',
  },
};

const BROKEN: StaticPage = {
  title: 'Something went wrong',
  text: 'That was us, not you. Nothing you saved is lost. Try again in a moment.',
};

const NOT_FROM_HERE: StaticPage = {
  title: 'We couldn’t tell that this came from you',
  text: 'Your browser didn’t say that the form was sent from one of our pages, so nothing was changed. Open the page again and try once more.',
};

type Refusal = { status: number; code: string | undefined; url: string };

/** The words for a page that was refused, with a way back to where a form was sent from. */
export function refusalPage({ status, code, url }: Refusal): StaticPage {
  const page = code === 'csrf_failed' ? NOT_FROM_HERE : (BY_STATUS[status] ?? BROKEN);
  const leadsBack = code === 'csrf_failed' || status === 405;
  // Two slashes would lead to another host.
  const own = `/${url.replace(/^[/\\]+/, '')}`;
  return leadsBack ? { ...page, action: { href: own, label: 'Open the page again' } } : page;
}
