export const ATTACHMENT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  perMessage: 5,
  nameLength: 100,
  /** What one person has uploaded and not sent yet. */
  loose: 20,
} as const;

/** What people send about weddings: offers, contracts, floor plans, moods. Told by the first bytes, not by the name. */
export const ATTACHMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export const WRONG_ATTACHMENT_TYPE = 'Attach a PDF, JPEG, PNG, or WebP file.';
export const HARMFUL_ATTACHMENT =
  'This file looks unsafe, so we didn’t take it. Save it again as a plain PDF or image and choose the new file.';
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
