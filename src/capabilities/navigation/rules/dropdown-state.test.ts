import { describe, expect, it } from 'vitest';
import { CLOSED, type DropdownEvent, type DropdownState, nextDropdown } from './dropdown-state.ts';
import { CLICK_GUARD_MS, capsBody, HOVER_OPEN_MS } from './nav-constants.ts';

function stateAfter(...events: DropdownEvent[]): DropdownState {
  return events.reduce(nextDropdown, CLOSED);
}

const hover = (id: string, at = 0): DropdownEvent => ({ type: 'hover', id, at });
const press = (id: string, at = 0): DropdownEvent => ({ type: 'press', id, at });
const leave = (id: string): DropdownEvent => ({ type: 'leave', id });

describe('nextDropdown', () => {
  it('opens by hover and by press, one at a time', () => {
    expect(stateAfter(hover('a')).openId).toBe('a');
    expect(stateAfter(press('a')).openId).toBe('a');
    expect(stateAfter(hover('a'), hover('b')).openId).toBe('b');
    expect(stateAfter(press('a'), press('b')).openId).toBe('b');
  });

  it('does not let the press that follows a hover close it', () => {
    expect(stateAfter(hover('a', 0), press('a', CLICK_GUARD_MS - 1)).openId).toBe('a');
    expect(stateAfter(hover('a', 0), press('a', CLICK_GUARD_MS)).openId).toBeNull();
  });

  it('lets a second press close what a press opened, at once', () => {
    expect(stateAfter(press('a', 0), press('a', 50)).openId).toBeNull();
  });

  it('closes with the pointer gone, unless it was pressed', () => {
    expect(stateAfter(hover('a'), leave('a')).openId).toBeNull();
    expect(stateAfter(press('a'), leave('a')).openId).toBe('a');
    expect(stateAfter(hover('a', 0), press('a', 100), leave('a')).openId).toBe('a');
    expect(stateAfter(hover('b'), leave('a')).openId).toBe('b');
  });

  it('keeps its first moment when hovered again', () => {
    expect(stateAfter(hover('a', 0), hover('a', 900)).hoveredAt).toBe(0);
  });

  it('is dismissed whatever opened it', () => {
    expect(stateAfter(press('a'), { type: 'dismiss' })).toEqual(CLOSED);
  });
});

describe('the constants', () => {
  it('are those of the specification', () => {
    expect([HOVER_OPEN_MS, CLICK_GUARD_MS]).toEqual([300, 1000]);
  });

  it.each([
    [1199, true, true],
    [1200, true, false],
    [375, false, false],
  ])('at %i px with the menu open: %s, the page is capped: %s', (width, isOpen, isCapped) => {
    expect(capsBody(width, isOpen)).toBe(isCapped);
  });
});
