export const SOCIAL_KINDS = [
  'web',
  'facebook',
  'twitter',
  'pinterest',
  'instagram',
  'matterport',
  'sketchfab',
] as const;

export type SocialKind = (typeof SOCIAL_KINDS)[number];
export type SocialLinks = Partial<Record<SocialKind, string>>;

export type StorefrontVideo = { kind: 'YOUTUBE' | 'VIMEO'; videoId: string };
