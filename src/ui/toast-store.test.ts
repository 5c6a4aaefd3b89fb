import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createToastStore', () => {
  it('stacks toasts in the order they were shown and gives each an id', () => {
    const store = createToastStore();
    const first = store.show({ tone: 'positive', message: 'Saved' });
    const second = store.show({ tone: 'negative', message: 'Not saved' });
    expect(first).not.toBe(second);
    expect(store.list().map((toast) => toast.message)).toEqual(['Saved', 'Not saved']);
  });

  it('fades after autoDismissMs and is gone after the fade', () => {
    const store = createToastStore();
    store.show({ tone: 'negative', message: 'Oh', autoDismissMs: 10_000, fadeMs: 1000 });
    vi.advanceTimersByTime(9_999);
    expect(store.list()[0]?.isLeaving).toBe(false);
    vi.advanceTimersByTime(1);
    expect(store.list()[0]?.isLeaving).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(store.list()).toEqual([]);
  });

  it('stays without autoDismissMs until dismissed', () => {
    const store = createToastStore();
    store.show({ id: 4200, tone: 'neutral', message: 'You have unanswered messages' });
    vi.advanceTimersByTime(3_600_000);
    expect(store.list()).toHaveLength(1);
    store.dismiss(4200);
    vi.advanceTimersByTime(200);
    expect(store.list()).toEqual([]);
  });

  it('replaces a toast that has the same id, and its clock', () => {
    const store = createToastStore();
    store.show({ id: 'save', tone: 'negative', message: 'Not saved', autoDismissMs: 1000 });
    store.show({ id: 'save', tone: 'positive', message: 'Saved' });
    vi.advanceTimersByTime(5000);
    expect(store.list().map((toast) => toast.message)).toEqual(['Saved']);
  });

  it('brings back a leaving toast that is shown again', () => {
    const store = createToastStore();
    store.show({ id: 'save', tone: 'positive', message: 'Saved' });
    store.dismiss('save');
    store.show({ id: 'save', tone: 'positive', message: 'Saved again' });
    vi.advanceTimersByTime(5000);
    expect(store.list().map((toast) => toast.isLeaving)).toEqual([false]);
  });

  it('does not let a toast go while it is being read', () => {
    const store = createToastStore();
    store.show({ tone: 'positive', message: 'Saved', autoDismissMs: 1000 });
    store.pause('pointer');
    store.pause('focus');
    vi.advanceTimersByTime(5000);
    store.resume('focus');
    vi.advanceTimersByTime(5000);
    expect(store.list()).toHaveLength(1);
    store.resume('pointer');
    vi.advanceTimersByTime(1200);
    expect(store.list()).toEqual([]);
  });

  it('lets time go on when the toast under the pointer is gone', () => {
    const store = createToastStore();
    store.show({ id: 'read', tone: 'negative', message: 'Not saved' });
    store.show({ tone: 'positive', message: 'Saved', autoDismissMs: 1000 });
    store.pause('pointer');
    store.dismiss('read');
    vi.advanceTimersByTime(200);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1200);
    expect(store.list()).toEqual([]);
  });

  it('keeps standing still while the focus is in another toast', () => {
    const store = createToastStore();
    store.show({ id: 'read', tone: 'negative', message: 'Not saved' });
    store.show({ tone: 'positive', message: 'Saved', autoDismissMs: 1000 });
    store.pause('focus');
    store.dismiss('read');
    vi.advanceTimersByTime(5000);
    expect(store.list().map((toast) => toast.message)).toEqual(['Saved']);
  });

  it('does not start a clock anew when nobody had stopped it', () => {
    const store = createToastStore();
    store.show({ tone: 'positive', message: 'Saved', autoDismissMs: 1000 });
    vi.advanceTimersByTime(900);
    store.resume('pointer');
    vi.advanceTimersByTime(100);
    expect(store.list()[0]?.isLeaving).toBe(true);
  });

  it('tells its listeners until they leave', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ tone: 'positive', message: 'Saved' });
    leave();
    store.show({ tone: 'positive', message: 'Saved' });
    expect(listener).toHaveBeenCalledOnce();
  });
});
