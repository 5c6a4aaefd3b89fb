import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { sendAndBegin } from './send-and-begin.ts';

type Values = { slug: string; note: string };

function open() {
  const form = createFormControl<Values>({ defaultValues: { slug: 'old', note: '' } });
  // As the hook says of a form that is on the page.
  form.control._state.mount = true;
  form.setValue('slug', 'first ', { shouldDirty: true });
  return form;
}

const SENT = { slug: 'first', note: '' };

describe('sendAndBegin', () => {
  it('begins from what was sent', async () => {
    const form = open();
    await sendAndBegin(form, async () => undefined, SENT);
    expect(form.getValues()).toEqual(SENT);
    expect(form.getFieldState('slug').isDirty).toBe(false);
  });

  it('keeps what was typed while it was on its way, and the rest begins anew', async () => {
    const form = open();
    const type = async () => form.setValue('slug', 'second', { shouldDirty: true });
    await sendAndBegin(form, type, { slug: '', note: 'sent' });
    expect(form.getValues()).toEqual({ slug: 'second', note: 'sent' });
    expect(form.getFieldState('slug').isDirty).toBe(true);
    expect(form.getFieldState('note').isDirty).toBe(false);
  });

  it('begins from the answer, where the server has a say', async () => {
    const form = open();
    await sendAndBegin(
      form,
      async () => 'first-2',
      (slug) => ({ slug, note: '' }),
    );
    expect(form.getValues('slug')).toBe('first-2');
  });

  it('leaves everything where it is when nothing was stored', async () => {
    const form = open();
    const refuse = () => Promise.reject(new Error('No.'));
    await expect(sendAndBegin(form, refuse, SENT)).rejects.toThrow('No.');
    expect(form.getValues()).toEqual({ slug: 'first ', note: '' });
  });
});
