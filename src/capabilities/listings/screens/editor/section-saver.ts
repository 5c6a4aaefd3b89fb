import type { SavedSection, SectionState } from '../../contract/editor.contract.ts';
import type { FieldValue, SectionValues } from '../../rules/editor-field.ts';
import { type FieldConflict, isSameValue, mergeSection } from '../../rules/merge-section.ts';

export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused';

export type SaverState = {
  values: SectionValues;
  status: SaveStatus;
  /** Fields that somebody else wrote as well; mine and theirs, until one is chosen. */
  conflicts: readonly FieldConflict[];
  /** What the server said when it last saved; its refusal where it did not. */
  section: SectionState;
  refusal: string | null;
};

/** What is not saved yet, so that a reload, a killed tab or a long tunnel loses nothing. */
export type Unsaved = { base: SectionValues; version: number; values: SectionValues };

export type SaverPorts = {
  save(version: number, values: SectionValues): Promise<SavedSection>;
  /** Whether a failure is of the line, and not of what was sent. */
  isOffline(error: unknown): boolean;
  messageOf(error: unknown): string;
  keep(unsaved: Unsaved | null): void;
  onSaved(saved: SavedSection & { outcome: 'saved' }): void;
  later(milliseconds: number, run: () => void): () => void;
};

export const SAVE_AFTER_MS = 800;
export const RETRY_AFTER_MS = 5_000;

const isSame = (one: SectionValues, other: SectionValues) =>
  Object.keys(one).every((field) => isSameValue(one[field], other[field]));

/** One section's form: what is typed, what is saved of it, and how the two come together. */
export function createSectionSaver(section: SectionState, ports: SaverPorts) {
  let base: SectionValues = section.values;
  let state: SaverState = {
    values: section.values,
    status: 'saved',
    conflicts: [],
    section,
    refusal: null,
  };
  const listeners = new Set<() => void>();
  let cancel: (() => void) | undefined;
  let isSaving = false;

  function become(change: Partial<SaverState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function keepUnsaved(): void {
    const isClean = isSame(state.values, base) && state.conflicts.length === 0;
    const values = {
      ...state.values,
      ...Object.fromEntries(state.conflicts.map((each) => [each.field, each.mine])),
    };
    ports.keep(isClean ? null : { base, version: state.section.version, values });
  }

  function schedule(milliseconds: number): void {
    cancel?.();
    cancel = ports.later(milliseconds, () => void saveNow());
  }

  /** Somebody else saved the section meanwhile: theirs is the new ground, and mine goes on top of it. */
  function takeOver(theirs: SectionState, mine: SectionValues = state.values): void {
    const merged = mergeSection(base, mine, theirs.values);
    const others = state.conflicts.filter(
      ({ field }) => !merged.conflicts.some((each) => each.field === field),
    );
    base = theirs.values;
    become({ section: theirs, values: merged.values, conflicts: [...others, ...merged.conflicts] });
    keepUnsaved();
  }

  function settle(sent: SectionValues, saved: SavedSection): void {
    if (saved.outcome === 'conflict') {
      takeOver(saved.section);
      return;
    }
    // What the server made of it (trimmed, in order) is the new ground; what was typed meanwhile stays.
    const typed = Object.entries(state.values).filter(([field, value]) => !isSameValue(value, sent[field]));
    base = saved.section.values;
    become({ section: saved.section, values: { ...base, ...Object.fromEntries(typed) }, refusal: null });
    keepUnsaved();
    ports.onSaved(saved);
  }

  async function saveNow(): Promise<void> {
    cancel?.();
    if (isSaving) return;
    if (isSame(state.values, base)) {
      become({ status: 'saved' });
      return;
    }
    isSaving = true;
    become({ status: 'saving' });
    const sent = state.values;
    try {
      settle(sent, await ports.save(state.section.version, sent));
      isSaving = false;
      if (isSame(state.values, base)) become({ status: 'saved' });
      else schedule(SAVE_AFTER_MS);
    } catch (error) {
      isSaving = false;
      const isOffline = ports.isOffline(error);
      become({
        status: isOffline ? 'offline' : 'refused',
        refusal: isOffline ? null : ports.messageOf(error),
      });
      if (isOffline) schedule(RETRY_AFTER_MS);
    }
  }

  function change(field: string, value: FieldValue): void {
    become({ values: { ...state.values, [field]: value }, status: 'waiting', refusal: null });
    keepUnsaved();
    schedule(SAVE_AFTER_MS);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change,
    saveNow,
    /** Goes on with what an earlier page left unsaved. */
    restore(unsaved: Unsaved | null) {
      if (!unsaved) return;
      base = unsaved.base;
      takeOver(state.section, { ...unsaved.base, ...unsaved.values });
      if (isSame(state.values, base)) return;
      become({ status: 'waiting' });
      schedule(0);
    },
    /** What the server has by now, read anew. */
    refresh(newer: SectionState) {
      if (isSaving || newer.version < state.section.version) return;
      // Nobody saved it, but staff may have looked at what is held.
      if (newer.version === state.section.version) return become({ section: newer });
      takeOver(newer);
      if (!isSame(state.values, base)) schedule(SAVE_AFTER_MS);
    },
    /** Mine or theirs; with neither lost until this is pressed. */
    resolve(field: string, chosen: FieldValue) {
      become({ conflicts: state.conflicts.filter((each) => each.field !== field) });
      change(field, chosen);
    },
    stop() {
      cancel?.();
    },
  };
}
