import { LinkCode } from '#app/link-code.tsx';
import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Website } from '../../contract/editor.contract.ts';
import { websitePaths } from '../../rules/paths.ts';
import { siteStanding } from './state-words.ts';

interface AddressPanelProps {
  website: Website;
  /** Of our own house: what stands before an address that is given to guests. */
  origin: string;
}

/** Where the website is, whether anybody can read it, and what to give to guests. */
export function AddressPanel({ website, origin }: AddressPanelProps) {
  const { slug, state, takenDownFor } = website;
  const { label, tone, text } = siteStanding(website);
  const isOut = state === 'PUBLISHED' && takenDownFor === null;
  const url = slug === null ? '' : `${origin}${websitePaths.site(slug)}`;
  return (
    <section aria-labelledby="address-title" className="rounded-card border border-line bg-paper p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="address-title" className="font-display text-2xl">
          Your address
        </h2>
        <Badge variant={tone} size="large">
          {label}
        </Badge>
      </div>
      {slug === null ? (
        <p className="mt-2">
          <ButtonLink to={websitePaths.settings('address')} variant="secondary">
            Choose an address
          </ButtonLink>
        </p>
      ) : (
        <p className="mt-2 break-all font-semibold">
          {isOut ? (
            <TextLink href={websitePaths.site(slug)}>{url.replace(/^https?:\/\//, '')}</TextLink>
          ) : (
            url.replace(/^https?:\/\//, '')
          )}
        </p>
      )}
      <p className="mt-2 text-ink-soft">{text}</p>
      {isOut && (
        <div className="mt-4 grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <LinkCode url={url} alt="QR code of your website" fileName="wedding-website.svg" />
          <div className="grid content-start justify-items-start gap-3">
            <CopyButton text={url} label="Copy address" />
            {website.privacy === 'PASSCODE' && (
              <TextLink to={websitePaths.settings('passcode')}>See the passcode</TextLink>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
