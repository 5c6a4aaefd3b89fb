import type { ScriptWords } from '../script-words.ts';
import { ask } from './ask.ts';
import { inside, part } from './parts-of.ts';

type Wall = { address: string; device: string; words: ScriptWords };

/** Opens the links of the gallery in place; without it each still leads to its photo. */
export function openInPlace({ address, device, words }: Wall): void {
  const gallery = part('gallery', HTMLUListElement);
  const dialog = part('lightbox', HTMLDialogElement);
  const image = part('lightbox-photo', HTMLImageElement);
  const said = part('lightbox-said', HTMLElement);
  const caption = part('lightbox-words', HTMLElement);
  const save = part('lightbox-save', HTMLAnchorElement);
  if (!gallery || !dialog?.showModal || !image || !said || !caption) return;
  let shown: HTMLAnchorElement | undefined;

  function show(link: HTMLAnchorElement): void {
    if (!image || !caption || !said) return;
    const { caption: own = '', name = '' } = link.dataset;
    shown = link;
    image.src = link.href;
    image.alt = own || words.photo;
    caption.textContent =
      [own, name && words.photoBy.replace('{name}', name)].filter(Boolean).join(' · ') || words.photo;
    said.textContent = '';
    if (save) save.href = link.href;
  }

  function step(by: number): void {
    const links = [...(gallery?.querySelectorAll('a') ?? [])];
    const next = links[(links.indexOf(shown as HTMLAnchorElement) + by + links.length) % links.length];
    if (next) show(next);
  }

  async function report(): Promise<void> {
    const uuid = shown?.dataset.uuid;
    if (!uuid || !said || !confirm(words.reportAsk)) return;
    const told = await ask(`${address}/photos/${uuid}/report`, { device });
    said.textContent = told ? words.reported : words.failed;
  }

  gallery.onclick = (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link);
    dialog.showModal();
  };
  dialog.onclick = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const wanted = button?.dataset.step;
    if (wanted === 'close') dialog.close();
    else if (wanted === 'report') void report();
    else if (wanted) step(Number(wanted));
  };
  dialog.onkeydown = ({ key }) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (key === forward) step(1);
    if (key === back) step(-1);
  };
  dialog.onclose = () => {
    image.removeAttribute('src');
    shown?.focus();
  };
  const first = inside(gallery, 'a', HTMLAnchorElement);
  if (first) gallery.dataset.ready = '';
}
