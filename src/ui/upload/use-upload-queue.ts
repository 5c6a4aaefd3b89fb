import { useEffect, useRef, useState } from 'react';
import {
  createUploadQueue,
  type UploadItem,
  type UploadQueue,
  type UploadQueueSetup,
} from './upload-queue.ts';

type Setup = Pick<UploadQueueSetup, 'upload' | 'refuse' | 'onUploaded'>;

/** One queue per mounted control; new functions each render are fine, and leaving the page stops what runs. */
export function useUploadQueue(setup: Setup) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const latest = useRef(setup);
  const queue = useRef<UploadQueue | null>(null);

  useEffect(() => {
    latest.current = setup;
  });

  useEffect(() => {
    const created = createUploadQueue({
      upload: (file, options) => latest.current.upload(file, options),
      refuse: (file) => latest.current.refuse(file),
      onUploaded: (file, answer) => latest.current.onUploaded?.(file, answer),
      onChange: setItems,
    });
    queue.current = created;
    return created.stop;
  }, []);

  return {
    items,
    add: (files: readonly File[]) => queue.current?.add(files),
    remove: (id: string) => queue.current?.remove(id),
    retry: (id: string) => queue.current?.retry(id),
  };
}
