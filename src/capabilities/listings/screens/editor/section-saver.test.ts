import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedSection, SectionState } from '../../contract/editor.contract.ts';
import type { SectionValues } from '../../rules/editor-field.ts';
import { createSectionSaver, type SaverPorts, type Unsaved } from './section-saver.ts';

function stateOf(values: SectionValues, version: number): SectionState {
  return {
    key: 'basics',
    version,
    values: values as SectionState['values'],
    problems: {},
    findings: [],
    askedAt: null,
    refusal: null,
    released: [],
    updatedAt: null,
    updatedBy: null,
  };
}

/** A server that saves as ours does: by version, and the same values once. */
function createServer(first: SectionValues) {
  let current = stateOf(first, 0);
  let isAway = false;
  const written: SectionValues[] = [first];
  const save = async (version: number, values: SectionValues): Promise<SavedSection> => {
    if (isAway) throw new TypeError('no line');
    const isKnown = JSON.stringify(values) === JSON.stringify(current.values);
    if (!isKnown && version !== current.version) return { outcome: 'conflict', section: current };
    if (!isKnown) {
      current = stateOf(values, current.version + 1);
      written.push(values);
    }
    return { outcome: 'saved', section: current, completeness: {} as never };
  };
  return {
    save,
    written,
    current: () => current,
    away: (next: boolean) => {
      isAway = next;
    },
  };
}

type Server = ReturnType<typeof createServer>;

/** A tab: its timers are run by hand, and what it keeps survives it. */
function openTab(server: Server, kept: { value: Unsaved | null } = { value: null }) {
  let due: (() => void) | undefined;
  const ports: SaverPorts = {
    save: server.save,
    isOffline: (error) => error instanceof TypeError,
    messageOf: String,
    keep: (unsaved) => {
      kept.value = unsaved;
    },
    onSaved: () => undefined,
    later: (_, run) => {
      due = run;
      return () => {
        due = undefined;
      };
    },
  };
  const saver = createSectionSaver(server.current(), ports);
  saver.restore(kept.value);
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      due?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { saver, kept, settle };
}

type Tab = ReturnType<typeof openTab>;

/** False where the field waits for a choice between two texts and takes no third. */
function type({ saver }: Tab, field: string, text: string): boolean {
  if (saver.getState().conflicts.some((each) => each.field === field)) return false;
  saver.change(field, text);
  return true;
}

async function happen(tab: Tab, server: Server, what: string): Promise<Tab> {
  if (what === 'save') await tab.saver.saveNow();
  if (what === 'away' || what === 'back') server.away(what === 'away');
  if (what === 'refresh') tab.saver.refresh(server.current());
  if (what !== 'kill') return tab;
  tab.saver.stop();
  return openTab(server, tab.kept);
}

describe('a section that saves itself', () => {
  it('saves what was typed, and keeps nothing afterwards', async () => {
    const server = createServer({ name: 'Barn' });
    const { saver, kept, settle } = openTab(server);
    saver.change('name', 'The Barn');
    expect(saver.getState().status).toBe('waiting');
    expect(kept.value).toEqual({ base: { name: 'Barn' }, version: 0, values: { name: 'The Barn' } });
    await settle();
    expect(server.current().values).toEqual({ name: 'The Barn' });
    expect(saver.getState().status).toBe('saved');
    expect(kept.value).toBeNull();
  });

  it('keeps what is typed while the answer is on its way', async () => {
    const server = createServer({ name: 'Barn' });
    const { saver, settle } = openTab(server);
    saver.change('name', 'A');
    const saving = saver.saveNow();
    saver.change('name', 'AB');
    await saving;
    expect(saver.getState().values).toEqual({ name: 'AB' });
    await settle();
    expect(server.current().values).toEqual({ name: 'AB' });
  });

  it('survives a killed tab and the time offline', async () => {
    const server = createServer({ name: 'Barn', note: '' });
    const first = openTab(server);
    server.away(true);
    first.saver.change('note', 'typed in the tunnel');
    await first.settle();
    expect(first.saver.getState().status).toBe('offline');
    const second = openTab(server, first.kept);
    expect(second.saver.getState().values.note).toBe('typed in the tunnel');
    server.away(false);
    await second.settle();
    expect(server.current().values).toEqual({ name: 'Barn', note: 'typed in the tunnel' });
  });

  it('shows both texts where somebody else wrote the same field, and saves the chosen one', async () => {
    const server = createServer({ name: 'Barn' });
    const [one, two] = [openTab(server), openTab(server)];
    one.saver.change('name', 'Mine');
    two.saver.change('name', 'Theirs');
    await two.settle();
    await one.settle();
    expect(one.saver.getState()).toMatchObject({
      values: { name: 'Theirs' },
      conflicts: [{ field: 'name', mine: 'Mine', theirs: 'Theirs' }],
    });
    expect(one.kept.value?.values).toEqual({ name: 'Mine' });
    one.saver.resolve('name', 'Mine');
    await one.settle();
    expect(server.current().values).toEqual({ name: 'Mine' });
  });

  it('shows what staff said about it, which makes no new version, and keeps what is typed', async () => {
    const server = createServer({ description: 'Held.' });
    const { saver } = openTab(server);
    saver.change('description', 'Held, and more.');
    saver.refresh({ ...server.current(), refusal: 'No names, please.' });
    expect(saver.getState().section.refusal).toBe('No names, please.');
    expect(saver.getState().values).toEqual({ description: 'Held, and more.' });
  });

  it('tells a refusal and tries no further by itself', async () => {
    const server = createServer({ name: 'Barn' });
    const { saver } = openTab({
      ...server,
      save: async () => {
        throw new Error('That one is taken');
      },
    });
    saver.change('name', 'x');
    await saver.saveNow();
    expect(saver.getState()).toMatchObject({ status: 'refused', values: { name: 'x' } });
    expect(saver.getState().refusal).toContain('That one is taken');
  });

  it('loses no text, however two people, lost lines and killed tabs interleave', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      what: fc.constantFrom('type', 'save', 'away', 'back', 'kill', 'refresh'),
      field: fc.constantFrom('one', 'two'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
        const server = createServer({ one: '', two: '' });
        const tabs = [openTab(server), openTab(server)];
        const typed = new Map<string, string>();
        for (const [index, { who, what, field }] of steps.entries()) {
          const tab = tabs[who] as Tab;
          if (what === 'type' && type(tab, field, `${who}-${index}`)) {
            typed.set(`${who} ${field}`, `${who}-${index}`);
          }
          tabs[who] = await happen(tab, server, what);
        }
        server.away(false);
        for (const tab of [...tabs, ...tabs]) {
          await tab.saver.saveNow();
          await tab.settle();
        }
        // The last text of each person in each field was written once, or waits beside the other's to be chosen.
        for (const [place, text] of typed) {
          const [who = '0', field = ''] = place.split(' ');
          const waiting = tabs[Number(who)]?.saver.getState().conflicts.map(({ mine }) => mine) ?? [];
          const wasWritten = server.written.some((values) => values[field] === text);
          expect(wasWritten || waiting.includes(text), `${place}: ${text}`).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
