export const INVITATION_STATUSES = ['INVITED', 'ATTENDING', 'DECLINED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** One person and one event. `meal` is the place of the dish among those of the event. */
export type Invitation = { status: InvitationStatus; meal: number | null };

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  INVITED: 'Waiting',
  ATTENDING: 'Coming',
  DECLINED: 'Can’t come',
};

export const NOT_INVITED = 'Not invited';
