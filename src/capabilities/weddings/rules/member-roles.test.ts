import { describe, expect, it } from 'vitest';
import {
  INVITATION_ROLE_LABELS,
  INVITATION_ROLES,
  MEMBER_ROLES,
  memberRoleOf,
  WEDDING_ABILITIES,
  weddingAbilities,
} from './member-roles.ts';

const EDITS = { familySuggests: false };
const SUGGESTS = { familySuggests: true };

describe('roles', () => {
  it('lets owners do everything, so they have nothing to suggest', () => {
    expect(weddingAbilities('OWNER', EDITS)).toEqual(
      WEDDING_ABILITIES.filter((ability) => ability !== 'suggest-guests'),
    );
  });

  it('keeps a planner from money and account', () => {
    expect(weddingAbilities('PLANNER', EDITS).sort()).toEqual([
      'contact-vendors',
      'edit-details',
      'edit-favorites',
      'edit-guests',
      'see-guests',
      'see-wedding',
      'share-boards',
      'share-sheets',
      'write-to-guests',
    ]);
  });

  it('gives family the guest list and favorites', () => {
    expect(weddingAbilities('FAMILY', EDITS).sort()).toEqual([
      'edit-favorites',
      'edit-guests',
      'see-guests',
      'see-wedding',
    ]);
  });

  it('lets family suggest in the place of editing, and changes nobody else', () => {
    expect(weddingAbilities('FAMILY', SUGGESTS).sort()).toEqual([
      'edit-favorites',
      'see-guests',
      'see-wedding',
      'suggest-guests',
    ]);
    for (const role of MEMBER_ROLES.filter((one) => one !== 'FAMILY')) {
      expect(weddingAbilities(role, SUGGESTS)).toEqual(weddingAbilities(role, EDITS));
    }
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
