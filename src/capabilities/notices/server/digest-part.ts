import type { Capability } from '#platform/capability/define-capability.ts';
import type { MailContent } from '#platform/messages/mail-layout.ts';
import type { Platform } from '#platform/platform.ts';
import type { NoticeSide } from '../rules/notice-side.ts';

export type DigestReader = {
  userId: string;
  email: string;
  side: NoticeSide;
  /** The listings whose news they want in it; none for a couple. */
  storefrontIds: number[];
};

/** What one capability has for somebody's mail of the day. */
export type DigestPart = {
  /** How much of what: '2 leads'. */
  count: string;
  links: NonNullable<MailContent['links']>;
  /** Whether any of it is worth a mail: the same old things are not, every day. */
  hasNews: boolean;
  action: NonNullable<MailContent['action']>;
};

/** Undefined where there is nothing to look at. */
export type CollectDigest = (
  platform: Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  reader: DigestReader,
  now: Date,
) => Promise<DigestPart | undefined>;

declare module '#platform/capability/define-capability.ts' {
  interface CapabilityHooks {
    digest?: { collect: CollectDigest };
  }
}

export function digestPartsOf(capabilities: readonly Capability[]): CollectDigest[] {
  return capabilities.flatMap(({ digest }) => digest?.collect ?? []);
}
