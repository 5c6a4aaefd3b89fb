import { describe, expect, it } from 'vitest';
import {
  allowedActions,
  INVITATION_ROLE_LABELS,
  INVITATION_ROLES,
  MEMBER_ROLES,
  memberRoleOf,
  roleAllows,
  WEDDING_ACTIONS,
} from './member-roles.ts';

describe('roles', () => {
  it('lets owners do everything', () => {
    expect(allowedActions('OWNER')).toEqual(WEDDING_ACTIONS);
  });

  it('keeps a planner from money and account', () => {
    expect(allowedActions('PLANNER').sort()).toEqual([
      'contact-vendors',
      'edit-details',
      'edit-favorites',
      'edit-guests',
      'see-wedding',
      'share-boards',
    ]);
  });

  it('gives family the guest list and favorites', () => {
    expect(allowedActions('FAMILY').sort()).toEqual(['edit-favorites', 'edit-guests', 'see-wedding']);
  });

  it('lets a viewer look', () => {
    expect(allowedActions('VIEWER')).toEqual(['see-wedding']);
  });

  it('never gives a lesser role more than a greater one', () => {
    for (const action of WEDDING_ACTIONS) {
      const allowed = MEMBER_ROLES.map((role) => roleAllows(role, action));
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
