import { describe, expect, it } from 'vitest';
import { importMachine } from './import-states.ts';

describe('an import', () => {
  it('is imported only after it has been checked', () => {
    expect(importMachine.can('UPLOADED', 'apply')).toBe(false);
    expect(importMachine.can('MAPPED', 'apply')).toBe(false);
    expect(importMachine.next('CHECKED', 'apply')).toBe('APPLIED');
  });
  it('is checked again after another file', () => {
    expect(importMachine.next('CHECKED', 'add')).toBe('UPLOADED');
  });
  it('is undone once, and ends there', () => {
    expect(importMachine.next('APPLIED', 'undo')).toBe('UNDONE');
    expect(importMachine.isFinal('UNDONE')).toBe(true);
    expect(importMachine.can('APPLIED', 'map')).toBe(false);
  });
});
