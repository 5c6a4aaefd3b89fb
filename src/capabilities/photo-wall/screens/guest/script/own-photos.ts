import { pictureAddress } from '#base/picture-address.ts';
import type { OwnPhoto } from '../../../contract/guest-wall.contract.ts';
import type { ScriptWords } from '../script-words.ts';
import { ask } from './ask.ts';
import { inside, part } from './parts-of.ts';

const THUMBNAIL = 220;

type Wall = { address: string; device: string; words: ScriptWords };

function drawCard({ address, device, words }: Wall, photo: OwnPhoto, template: HTMLTemplateElement) {
  const card = template.content.cloneNode(true) as DocumentFragment;
  const row = inside(card, 'li', HTMLLIElement);
  const image = inside(card, 'img', HTMLImageElement);
  const form = inside(card, 'form', HTMLFormElement);
  const state = inside(card, '[data-state]', HTMLElement);
  const caption = inside(card, 'input', HTMLInputElement);
  const withdraw = inside(card, '[data-withdraw]', HTMLButtonElement);
  if (!row || !image || !form || !state || !caption || !withdraw) return card;
  const { uuid, picture } = photo;
  const of = `${address}/photos/${uuid}`;
  const say = (text: string) => {
    state.textContent = text;
  };
  row.id = uuid;
  image.src = pictureAddress(picture.id, { width: THUMBNAIL, addressKey: picture.addressKey });
  image.style.backgroundColor = picture.dominantColor;
  caption.value = photo.caption;
  if (photo.state !== 'REMOVED') say(words.states[photo.state]);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const saved = await ask(`${of}/caption`, { method: 'PUT', device, caption: caption.value });
    say(saved ? words.saved : words.failed);
  };
  withdraw.onclick = async () => {
    if (!confirm(words.withdrawAsk)) return;
    if (!(await ask(`${of}/withdraw`, { device }))) return say(words.failed);
    row.remove();
    inside(document, `[data-uuid="${uuid}"]`, HTMLElement)?.closest('li')?.remove();
    const status = part('own-said', HTMLElement);
    if (status) status.textContent = words.withdrawn;
  };
  return card;
}

/** What came from this phone, newest first; one that is there already is not drawn twice. */
export function createOwnPhotos(wall: Wall) {
  const section = part('own', HTMLElement);
  const list = part('own-list', HTMLUListElement);
  const template = part('own-photo', HTMLTemplateElement);
  return {
    show(photos: readonly OwnPhoto[]): void {
      if (!section || !list || !template) return;
      for (const photo of photos)
        if (!document.getElementById(photo.uuid)) list.prepend(drawCard(wall, photo, template));
      section.hidden = list.children.length === 0;
    },
  };
}
