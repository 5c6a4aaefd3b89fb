import { describe, expect, it } from 'vitest';
import {
  INVITATION_ROLE_LABELS,
  INVITATION_ROLES,
  MEMBER_ROLES,
  type MemberRole,
  type MoneyAccess,
  memberRoleOf,
  WEDDING_ABILITIES,
  type WeddingChoices,
  weddingAbilities,
} from './member-roles.ts';

const EDITS: WeddingChoices = { familySuggests: false, plannerMoney: 'NONE', familyMoney: 'NONE' };
const SUGGESTS: WeddingChoices = { ...EDITS, familySuggests: true };
const money = (plannerMoney: MoneyAccess, familyMoney: MoneyAccess) => ({
  ...EDITS,
  plannerMoney,
  familyMoney,
});
const seesAndEdits = (role: MemberRole, choices: WeddingChoices) =>
  (['see-budget', 'edit-budget'] as const).map((ability) =>
    weddingAbilities(role, choices).includes(ability),
  );

describe('roles', () => {
  it('lets owners do everything, so they have nothing to suggest', () => {
    expect(weddingAbilities('OWNER', EDITS)).toEqual(
      WEDDING_ABILITIES.filter((ability) => ability !== 'suggest-guests'),
    );
  });

  it('keeps a planner from money and account', () => {
    expect(weddingAbilities('PLANNER', EDITS).sort()).toEqual([
      'contact-vendors',
      'edit-checklist',
      'edit-details',
      'edit-favorites',
      'edit-guests',
      'edit-photos',
      'edit-seating',
      'edit-website',
      'run-day',
      'see-guests',
      'see-wedding',
      'share-boards',
      'share-photos',
      'share-sheets',
      'write-to-guests',
    ]);
  });

  it('gives family the guest list, favorites and tasks', () => {
    expect(weddingAbilities('FAMILY', EDITS).sort()).toEqual([
      'edit-checklist',
      'edit-favorites',
      'edit-guests',
      'edit-photos',
      'edit-seating',
      'run-day',
      'see-guests',
      'see-wedding',
    ]);
  });

  it('lets family suggest in the place of editing, and changes nobody else', () => {
    expect(weddingAbilities('FAMILY', SUGGESTS).sort()).toEqual([
      'edit-checklist',
      'edit-favorites',
      'edit-photos',
      'edit-seating',
      'run-day',
      'see-guests',
      'see-wedding',
      'suggest-guests',
    ]);
    for (const role of MEMBER_ROLES.filter((one) => one !== 'FAMILY')) {
      expect(weddingAbilities(role, SUGGESTS)).toEqual(weddingAbilities(role, EDITS));
    }
  });

  it('shows money to those whom the owners let see it, each role by itself', () => {
    expect(seesAndEdits('PLANNER', money('SEE', 'NONE'))).toEqual([true, false]);
    expect(seesAndEdits('FAMILY', money('SEE', 'NONE'))).toEqual([false, false]);
    expect(seesAndEdits('PLANNER', money('NONE', 'EDIT'))).toEqual([false, false]);
    expect(seesAndEdits('FAMILY', money('NONE', 'EDIT'))).toEqual([true, true]);
    expect(seesAndEdits('OWNER', money('NONE', 'NONE'))).toEqual([true, true]);
    expect(seesAndEdits('VIEWER', money('EDIT', 'EDIT'))).toEqual([false, false]);
  });

  it('lets a viewer look', () => {
    expect(weddingAbilities('VIEWER', EDITS)).toEqual(['see-wedding']);
  });

  it('never gives a lesser role more than a greater one', () => {
    for (const ability of WEDDING_ABILITIES.filter((one) => one !== 'suggest-guests')) {
      const allowed = MEMBER_ROLES.map((role) => weddingAbilities(role, EDITS).includes(ability));
      expect(allowed).toEqual([...allowed].sort((a, b) => Number(b) - Number(a)));
    }
  });
});

describe('invitation roles', () => {
  it('make a partner an owner and leave the others', () => {
    expect(INVITATION_ROLES.map(memberRoleOf)).toEqual(['OWNER', 'PLANNER', 'FAMILY', 'VIEWER']);
  });

  it('all have a label', () => {
    expect(Object.keys(INVITATION_ROLE_LABELS)).toEqual([...INVITATION_ROLES]);
  });
});
