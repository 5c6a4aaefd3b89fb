import { expect, it } from 'vitest';
import { controlTitle, groupControls } from './control-groups.ts';

it('shows every control once, and new ones under More', () => {
  const groups = groupControls(['text-field', 'button', 'brand-new']);
  expect(groups).toEqual([
    { title: 'Actions', names: ['button'] },
    { title: 'Fields', names: ['text-field'] },
    { title: 'More', names: ['brand-new'] },
  ]);
});

it('reads file names as words', () => {
  expect(controlTitle('text-area-field')).toBe('Text area field');
});
