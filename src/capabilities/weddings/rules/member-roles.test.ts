import { describe, expect, it } from 'vitest';
import {
  INVITATION_ROLE_LABELS,
  INVITATION_ROLES,
  MEMBER_ROLES,
  memberRoleOf,
  WEDDING_ABILITIES,
  weddingAbilities,
} from './member-roles.ts';

describe('roles', () => {
  it('lets owners do everything', () => {
    expect(weddingAbilities('OWNER')).toEqual(WEDDING_ABILITIES);
  });

  it('keeps a planner from money and account', () => {
    expect(weddingAbilities('PLANNER').sort()).toEqual([
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
    expect(weddingAbilities('FAMILY').sort()).toEqual([
      'edit-favorites',
      'edit-guests',
      'see-guests',
      'see-wedding',
    ]);
  });

  it('lets a viewer look', () => {
    expect(weddingAbilities('VIEWER')).toEqual(['see-wedding']);
  });

  it('never gives a lesser role more than a greater one', () => {
    for (const ability of WEDDING_ABILITIES) {
      const allowed = MEMBER_ROLES.map((role) => weddingAbilities(role).includes(ability));
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
