import { classNames } from './class-names.ts';
import outlines from './logo.svg?url';

export interface LogoProps {
  /** logomark: sign and word, 135 px · heart: the sign alone, 46 px · vendor: 135 px with 'for vendors'. */
  kind?: 'logomark' | 'heart' | 'vendor';
  className?: string;
}

function Sign() {
  return (
    <>
      <circle cx="20" cy="20" r="20" className="fill-primary" />
      <use href={`${outlines}#ampersand`} className="fill-paper" />
    </>
  );
}

function SignAndWord() {
  return (
    <svg viewBox="0 0 208 40" width={135} height={26} aria-hidden="true" className="shrink-0">
      <Sign />
      <use href={`${outlines}#wordmark`} transform="translate(50 28)" className="fill-ink" />
    </svg>
  );
}

/** Its outlines are a file of their own, so that no page carries them. Always named, so that a link around it needs no further text. */
export function Logo({ kind = 'logomark', className }: LogoProps) {
  if (kind === 'heart') {
    return (
      <svg viewBox="0 0 40 40" width={46} height={46} role="img" aria-label="Ampersand" className={className}>
        <Sign />
      </svg>
    );
  }
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <span className="sr-only">Ampersand</span>
      <SignAndWord />
      {kind === 'vendor' && <span className="whitespace-nowrap text-ink-soft text-sm">for vendors</span>}
    </span>
  );
}
