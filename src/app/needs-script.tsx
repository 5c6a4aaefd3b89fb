import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from './rules/paths.ts';

/** Stands where a page loads its parts by script, so that nobody without one waits for gray boxes. */
export function NeedsScript({ what, className }: { what: string; className?: string }) {
  return (
    <noscript>
      <Notice tone="warn" isLive={false} title={`${what} need JavaScript`} {...(className && { className })}>
        Your browser has it turned off. Turn it on and load the page again. You can still{' '}
        <TextLink to={paths.account()}>log out</TextLink> without it.
      </Notice>
    </noscript>
  );
}
