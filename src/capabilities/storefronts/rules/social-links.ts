/** Fields of a listing, each with one address or handle. */
export const SOCIAL_FIELDS = [
  'web',
  'facebook',
  'twitter',
  'pinterest',
  'instagram',
  'matterport',
  'sketchfab',
] as const;

export type SocialField = (typeof SOCIAL_FIELDS)[number];
export type SocialLinks = Partial<Record<SocialField, string>>;

/** What a link is, in the specification's words; a page on Facebook is ours, its list has Facebook's films alone. */
export type SocialKind =
  | 'FACEBOOK_VIDEO'
  | 'VIMEO'
  | 'YOUTUBE'
  | 'INSTAGRAM'
  | 'PINTEREST'
  | 'TWITTER'
  | 'WEB'
  | 'MATTERPORT'
  | 'SKETCHFAB'
  | 'FACEBOOK';

export const VIDEO_KINDS = ['YOUTUBE', 'VIMEO'] as const satisfies readonly SocialKind[];

export type StorefrontVideo = { kind: (typeof VIDEO_KINDS)[number]; videoId: string };
