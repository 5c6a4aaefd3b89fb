import { Notice } from '#ui/notice.tsx';
import { paths } from './paths.ts';

/** Stands where a page loads its parts by script, so that nobody without one waits for gray boxes. */
export function NeedsScript({ what, className }: { what: string; className?: string }) {
  return (
    <noscript>
      <Notice tone="warn" isLive={false} title={`${what} need JavaScript`} {...(className && { className })}>
        Your browser has it turned off. Turn it on and load the page again. You can still{' '}
        <a href={paths.account()} className="font-semibold underline">
          log out
        </a>{' '}
        without it.
      </Notice>
    </noscript>
  );
}
