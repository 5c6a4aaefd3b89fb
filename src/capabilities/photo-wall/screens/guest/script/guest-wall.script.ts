/** All the code of the guests' page: it sends photos, shows what came from this phone, and opens the gallery in place. */
import type { OwnPhoto } from '../../../contract/guest-wall.contract.ts';
import type { ScriptWords } from '../script-words.ts';
import { ask } from './ask.ts';
import { deviceKey, rememberedName, rememberName } from './device-key.ts';
import { openInPlace } from './lightbox.ts';
import { createOwnPhotos } from './own-photos.ts';
import { part } from './parts-of.ts';
import { sendPhoto } from './send-photo.ts';
import { createUploadQueue, type Progress } from './upload-queue.ts';

const { code = '', words: text = '{}' } = document.getElementById('content')?.dataset ?? {};
const words = JSON.parse(text) as ScriptWords;
const address = `/web-api/v1/guest-photos/${encodeURIComponent(code)}`;
const device = deviceKey();
const own = createOwnPhotos({ address, device, words });
const name = part('name', HTMLInputElement);
const files = part('files', HTMLInputElement);

function write(id: string, said: string): void {
  const element = document.getElementById(id);
  if (element && element.textContent !== said) element.textContent = said;
}

function tellProblem(said: string): void {
  const line = document.createElement('li');
  line.textContent = said;
  part('problems', HTMLUListElement)?.append(line);
}

function noteOf({ isDone, isAsked }: Progress): string {
  if (isDone) return '';
  if (!navigator.onLine) return words.offline;
  return isAsked ? words.waiting : words.keepOpen;
}

function tell(progress: Progress): void {
  const { all, sent, part: done, isDone } = progress;
  const sending = part('sending', HTMLElement);
  if (sending) sending.hidden = all === 0;
  const counted = words.sent.replace('{sent}', String(sent)).replace('{all}', String(all));
  write('status', isDone ? words.allSent : counted);
  write('note', noteOf(progress));
  const bar = part('progress', HTMLProgressElement);
  if (bar) bar.value = done;
  const showNew = part('show-new', HTMLAnchorElement);
  if (showNew && isDone && sent > 0) showNew.hidden = false;
}

function reasonOf(reason: string): string | undefined {
  if (reason === 'picture.scope_full' || reason === 'picture.too_many') return words.full;
  if (reason === 'wall.closed') return words.closed;
  return reason === 'wall.name_required' ? words.missingName : undefined;
}

const queue = createUploadQueue<OwnPhoto>({
  send: (file, onPart) => sendPhoto(file, { address, device, name: name?.value.trim() ?? '' }, onPart),
  pause: (milliseconds, until) =>
    Promise.race([new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)), until]),
  onProgress: tell,
  onSent: (photo) => own.show([photo]),
  onRefused: (file, reason) =>
    tellProblem([words.notTaken.replace('{file}', file.name), reasonOf(reason)].filter(Boolean).join(' ')),
  onGone: () => tellProblem(words.gone),
});

if (name) {
  name.value ||= rememberedName();
  name.onchange = () => rememberName(name.value.trim());
}

if (files) {
  files.onclick = (event) => {
    if (!name?.required || name.value.trim()) return;
    event.preventDefault();
    part('problems', HTMLUListElement)?.replaceChildren();
    tellProblem(words.missingName);
    name.focus();
  };
  files.onchange = () => {
    const chosen = [...(files.files ?? [])];
    if (chosen.length === 0) return;
    part('problems', HTMLUListElement)?.replaceChildren();
    queue.add(chosen);
    // The same photo can be chosen again.
    files.value = '';
    write('choose', words.chooseMore);
  };
}

addEventListener('online', () => queue.wake());
addEventListener('beforeunload', (event) => {
  if (queue.isBusy()) event.preventDefault();
});
openInPlace({ address, device, words });

/** Only who has sent something has photos here; everybody else asks for nothing. */
void ask<{ photos: OwnPhoto[] }>(`${address}/own`, { device }).then((answer) =>
  own.show([...(answer?.photos ?? [])].reverse()),
);
