/** Who asks. Resolved once per request from the session cookie; visitors cost no query. */
export type Visitor = { kind: 'visitor' };

export type SignedInActor = {
  kind: 'user';
  userId: string;
  sessionId: string;
  /** When the session was last noted as used, to the hour. */
  sessionSeenAt: Date;
  email: string;
  emailVerified: boolean;
  isVendor: boolean;
  isSupport: boolean;
  /** Until when the second factor counts as shown (decisions: 15 minutes). */
  steppedUpUntil: Date | null;
  /** Set while support staff looks through this person's eyes. */
  impersonation: { supportUserId: string; writableUntil: Date | null } | null;
};

export type Actor = Visitor | SignedInActor;

export const VISITOR: Visitor = { kind: 'visitor' };
