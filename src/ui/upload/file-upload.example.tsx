import type { Example } from '../example/example.ts';
import { FileUpload } from './file-upload.tsx';
import type { UploadOptions } from './upload-queue.ts';

async function sendSlowly(_file: File, { onProgress, signal }: UploadOptions) {
  for (let step = 1; step <= 10; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    signal.throwIfAborted();
    onProgress(step / 10);
  }
}

export const examples: readonly Example[] = [
  {
    title: 'Pictures',
    render: () => (
      <FileUpload
        label="Gallery"
        description="JPG or PNG, up to 1 MB each."
        accept={['image/*']}
        maxBytes={1024 * 1024}
        upload={sendSlowly}
      />
    ),
  },
  {
    title: 'A failing upload',
    render: () => (
      <FileUpload
        label="Contract"
        allowsSeveral={false}
        upload={() => Promise.reject(new Error('The connection broke off. Try again.'))}
      />
    ),
  },
  {
    title: 'Error',
    render: () => (
      <FileUpload label="Cover picture" error="At least one picture is needed." upload={sendSlowly} />
    ),
  },
  { title: 'Disabled', render: () => <FileUpload label="Gallery (closed)" isDisabled upload={sendSlowly} /> },
];
