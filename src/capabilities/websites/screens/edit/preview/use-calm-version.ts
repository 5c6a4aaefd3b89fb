import { useEffect, useState } from 'react';
import type { EditorSnapshot } from '../store/editor-store.ts';

const REST_MS = 250;

/** What the preview shows: everything saved, once the hand rests. A document that loads beside would make it wait for letters. */
export function useCalmVersion({
  status,
  savedVersion,
}: Pick<EditorSnapshot, 'status' | 'savedVersion'>): number {
  const [version, setVersion] = useState(savedVersion);
  useEffect(() => {
    if (status === 'saving') return;
    const timer = setTimeout(() => setVersion(savedVersion), REST_MS);
    return () => clearTimeout(timer);
  }, [status, savedVersion]);
  return version;
}
