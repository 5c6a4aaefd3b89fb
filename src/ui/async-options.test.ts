import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AsyncOptionsState, createAsyncOptions } from './async-options.ts';

const load = vi.fn<(query: string) => Promise<readonly string[]>>();
let state: AsyncOptionsState<string> = { options: [] };

function start() {
  return createAsyncOptions<string>({
    load,
    debounceMs: 250,
    onChange: (next) => {
      state = next;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  state = { options: [] };
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createAsyncOptions', () => {
  it('asks once, 250 ms after the last key', async () => {
    load.mockResolvedValue(['Hudson']);
    const options = start();
    options.search('hu');
    await vi.advanceTimersByTimeAsync(249);
    options.search('hud');
    await vi.advanceTimersByTimeAsync(249);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledOnce();
    expect(load.mock.calls[0]?.[0]).toBe('hud');
    expect(state).toEqual({ options: ['Hudson'], search: { query: 'hud', is: 'answered' } });
  });

  it('never asks for blank text, and a blank cancels what was waiting', async () => {
    const options = start();
    options.search('hud');
    options.search('   ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).not.toHaveBeenCalled();
    expect(state).toEqual({ options: [] });
  });

  it('is searching from the first key on, before the question is even asked', async () => {
    load.mockResolvedValue([]);
    const options = start();
    options.search(' hud ');
    expect(state).toEqual({ options: [], search: { query: 'hud', is: 'running' } });
    await vi.advanceTimersByTimeAsync(250);
    expect(state).toEqual({ options: [], search: { query: 'hud', is: 'answered' } });
    options.search('huds');
    expect(state, 'nothing is known of the new text').toEqual({
      options: [],
      search: { query: 'huds', is: 'running' },
    });
  });

  it('keeps the list when the question fails', async () => {
    load.mockResolvedValueOnce(['Hudson']).mockRejectedValueOnce(new Error('offline'));
    const options = start();
    options.search('hud');
    await vi.advanceTimersByTimeAsync(250);
    options.search('huds');
    await vi.advanceTimersByTimeAsync(250);
    expect(state).toEqual({ options: ['Hudson'], search: { query: 'huds', is: 'failed' } });
  });

  it('ignores an older answer that comes after a newer one', async () => {
    load.mockImplementation(
      (query) => new Promise((done) => setTimeout(() => done([query]), query === 'slow' ? 500 : 10)),
    );
    const options = start();
    options.search('slow');
    await vi.advanceTimersByTimeAsync(260);
    expect(state.search?.is).toBe('running');
    options.search('fast');
    await vi.advanceTimersByTimeAsync(2000);
    expect(state).toEqual({ options: ['fast'], search: { query: 'fast', is: 'answered' } });
  });

  it('stays loading between two questions, without a flicker to empty', async () => {
    load.mockImplementation((query) => new Promise((done) => setTimeout(() => done([query]), 100)));
    const options = start();
    options.search('a');
    await vi.advanceTimersByTimeAsync(300);
    options.search('ab');
    await vi.advanceTimersByTimeAsync(10);
    expect(state.search?.is).toBe('running');
  });
});
