import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '#app/api.ts';
import { isConnectionError } from '#app/is-connection-error.ts';
import { submitFailure } from '#ui/form/submit-failure.ts';
import type { SectionState } from '../../contract/editor.contract.ts';
import { useKeepSaved } from '../../queries.ts';
import { keepUnsaved, readUnsaved } from './keep-unsaved.ts';
import { createSectionSaver, type SaverPorts } from './section-saver.ts';

/** The form of a section that saves itself; it begins with what this browser could not save the last time. */
export function useSectionSaver(uuid: string, section: SectionState) {
  const keepSaved = useKeepSaved(uuid);
  const [saver] = useState(() => {
    const ports: SaverPorts = {
      save: (version, values) =>
        api.listings.saveSection({
          uuid,
          sectionKey: section.key,
          version,
          values: values as SectionState['values'],
        }),
      isOffline: (error) => isConnectionError(error, navigator.onLine),
      messageOf: (error) => submitFailure(error as Error, () => false).message ?? 'That didn’t work.',
      keep: (unsaved) => keepUnsaved(uuid, section.key, unsaved),
      onSaved: keepSaved,
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    };
    return createSectionSaver(section, ports);
  });
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);

  const isFirst = useRef(true);
  useEffect(() => {
    // What was kept is read here and not while drawing: the document cannot know it.
    if (isFirst.current) saver.restore(readUnsaved(uuid, section.key));
    isFirst.current = false;
    const retry = () => void saver.saveNow();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      saver.stop();
      void saver.saveNow();
    };
  }, [saver, uuid, section.key]);

  useEffect(() => saver.refresh(section), [saver, section]);

  return { state, saver };
}
