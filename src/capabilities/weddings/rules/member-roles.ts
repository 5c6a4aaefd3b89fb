export const MEMBER_ROLES = ['OWNER', 'PLANNER', 'FAMILY', 'VIEWER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What someone can be invited as. A partner becomes the second owner. */
export const INVITATION_ROLES = ['PARTNER', 'PLANNER', 'FAMILY', 'VIEWER'] as const;
export type InvitationRole = (typeof INVITATION_ROLES)[number];

export const INVITATION_ROLE_LABELS: Readonly<Record<InvitationRole, string>> = {
  PARTNER: 'Partner',
  PLANNER: 'Planner',
  FAMILY: 'Family',
  VIEWER: 'Viewer',
};

/** The owners are the two partners. */
export const MOST_OWNERS = 2;

/**
 * The owners may do everything, a planner everything but money and account, family the guest list, favorites and tasks,
 * and a viewer only look. Money is for others where the owners let them. The one table: screens and server are told what it allows as `allowed`.
 */
const ALLOWED_ROLES = {
  'see-wedding': ['OWNER', 'PLANNER', 'FAMILY', 'VIEWER'],
  // Where guests live and how to reach them; names and numbers are for everybody who plans.
  'see-guests': ['OWNER', 'PLANNER', 'FAMILY'],
  'edit-guests': ['OWNER', 'PLANNER', 'FAMILY'],
  // In the place of editing, where the owners want it so.
  'suggest-guests': ['FAMILY'],
  'edit-favorites': ['OWNER', 'PLANNER', 'FAMILY'],
  // A link that strangers can open speaks for the couple, as writing to a vendor does.
  'share-boards': ['OWNER', 'PLANNER'],
  // As boards: whoever has the link of a sheet reads who comes and what they eat.
  'share-sheets': ['OWNER', 'PLANNER'],
  // A wall where strangers with a code leave photos.
  'share-photos': ['OWNER', 'PLANNER'],
  // Showing and hiding what guests brought is everybody's who helps.
  'edit-photos': ['OWNER', 'PLANNER', 'FAMILY'],
  // The wedding day itself: the run sheet, who is here, and the phones that know it.
  'run-day': ['OWNER', 'PLANNER', 'FAMILY'],
  // Mail in the couple’s name to everybody they invited.
  'write-to-guests': ['OWNER', 'PLANNER'],
  // What guests read is for the two of them to let out.
  'edit-website': ['OWNER', 'PLANNER'],
  'publish-website': ['OWNER'],
  'edit-details': ['OWNER', 'PLANNER'],
  'contact-vendors': ['OWNER', 'PLANNER'],
  // What is to be done is everybody's who helps; whoever looks reads it.
  'edit-checklist': ['OWNER', 'PLANNER', 'FAMILY'],
  // What it was like is the couple's own to say.
  'review-vendors': ['OWNER'],
  'edit-names': ['OWNER'],
  // Others too, where the owners let them.
  'see-budget': ['OWNER', 'PLANNER', 'FAMILY'],
  'edit-budget': ['OWNER', 'PLANNER', 'FAMILY'],
  // Where people sit is everybody’s who helps; whoever looks sees the room.
  'edit-seating': ['OWNER', 'PLANNER', 'FAMILY'],
  'manage-members': ['OWNER'],
  'edit-preferences': ['OWNER'],
} as const satisfies Record<string, readonly MemberRole[]>;

export type WeddingAbility = keyof typeof ALLOWED_ROLES;

export const WEDDING_ABILITIES = Object.keys(ALLOWED_ROLES) as WeddingAbility[];

export const MONEY_ACCESS = ['NONE', 'SEE', 'EDIT'] as const;
/** How near the owners let somebody come to what things cost. */
export type MoneyAccess = (typeof MONEY_ACCESS)[number];

/** What the owners decided about their members. */
export type WeddingChoices = {
  /** Family suggests guests and leaves the list to the couple. */
  familySuggests: boolean;
  plannerMoney: MoneyAccess;
  familyMoney: MoneyAccess;
};

/** Where nobody asked what the owners decided: what is allowed either way. */
export const STRICTEST_CHOICES: WeddingChoices = {
  familySuggests: true,
  plannerMoney: 'NONE',
  familyMoney: 'NONE',
};

/** What these choices take away from a role. */
function withheldAbilities(role: MemberRole, choices: WeddingChoices): WeddingAbility[] {
  const guests = role === 'FAMILY' && choices.familySuggests ? 'edit-guests' : 'suggest-guests';
  const money = { PLANNER: choices.plannerMoney, FAMILY: choices.familyMoney, OWNER: 'EDIT', VIEWER: 'NONE' }[
    role
  ];
  if (money === 'EDIT') return [guests];
  return money === 'SEE' ? [guests, 'edit-budget'] : [guests, 'edit-budget', 'see-budget'];
}

/** What a role may do. Asked by policies, where a row with a role is read; everybody else asks what they say. */
export function weddingAbilities(role: MemberRole, choices: WeddingChoices): WeddingAbility[] {
  const withheld = withheldAbilities(role, choices);
  return WEDDING_ABILITIES.filter(
    (ability) =>
      !withheld.includes(ability) && (ALLOWED_ROLES[ability] as readonly MemberRole[]).includes(role),
  );
}

export function memberRoleOf(role: InvitationRole): MemberRole {
  return role === 'PARTNER' ? 'OWNER' : role;
}
