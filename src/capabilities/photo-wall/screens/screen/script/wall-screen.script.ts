/** All the code of the screen: asks every two seconds whether something changed, and shows one photo after the other. */
import { pictureAddress } from '#base/picture-address.ts';
import type { WallScreen } from '../../../contract/guest-wall.contract.ts';
import { createRotation } from './rotation.ts';

type Wall = NonNullable<WallScreen['wall']>;
type Photo = Wall['photos'][number];

const ASK_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
const TURN_MS = 8_000;
/** While more are waiting to be seen. */
const SHORT_TURN_MS = 3_000;
const LARGE = 1600;
const THUMBNAIL = 300;
const IN_STRIP = 5;
const AWAKE_MS = 3_000;

const byId = (id: string) => document.getElementById(id);
const { code = '' } = byId('content')?.dataset ?? {};
const rotation = createRotation<Photo>();
let revision = 0;
let pauseMs = ASK_MS;
let shown: { layer: HTMLElement; uuid: string } | undefined;
let turn: ReturnType<typeof setTimeout> | undefined;

const large = ({ picture }: Photo) =>
  pictureAddress(picture.id, { width: LARGE, addressKey: picture.addressKey });
const small = ({ picture }: Photo) =>
  pictureAddress(picture.id, { width: THUMBNAIL, addressKey: picture.addressKey });
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Painted only when it is whole: on a slow line the photo before stays. */
async function load(src: string): Promise<boolean> {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => true,
    () => false,
  );
}

function clear(): void {
  shown?.layer.removeAttribute('data-shown');
  shown = undefined;
}

async function showNext(): Promise<void> {
  clearTimeout(turn);
  const photo = rotation.next();
  if (!photo) clear();
  else if (photo.uuid !== shown?.uuid && (await load(large(photo)))) paint(photo);
  byId('empty')?.toggleAttribute('data-off', shown !== undefined);
  turn = setTimeout(() => void showNext(), rotation.hasFresh() ? SHORT_TURN_MS : TURN_MS);
}

function paint(photo: Photo): void {
  const layer = byId(shown?.layer.id === 'one' ? 'two' : 'one');
  const [behind, front] = layer?.querySelectorAll('img') ?? [];
  const words = layer?.querySelector('p');
  if (!layer || !behind || !front || !words) return;
  behind.src = small(photo);
  front.src = large(photo);
  words.textContent = [photo.caption, photo.name].filter(Boolean).join(' · ');
  if (!isStill()) {
    const grow = [{ transform: 'scale(1)' }, { transform: 'scale(1.03)' }];
    front.animate(grow, { duration: TURN_MS + 2_000, fill: 'forwards', easing: 'linear' });
  }
  shown?.layer.removeAttribute('data-shown');
  layer.dataset.shown = '';
  shown = { layer, uuid: photo.uuid };
}

/** What came last, small, at once: at a full party the large ones take turns. */
function drawStrip(): void {
  const strip = byId('strip');
  const tiles = rotation.newest(IN_STRIP).map((photo) => {
    const tile = document.createElement('li');
    const image = document.createElement('img');
    image.src = small(photo);
    image.alt = '';
    image.className = 'size-[clamp(3rem,6vw,7rem)] rounded-input object-cover shadow-float';
    tile.dataset.uuid = photo.uuid;
    tile.append(image);
    return tile;
  });
  strip?.replaceChildren(...tiles);
}

function take(wall: Wall): void {
  const wasEmpty = shown === undefined;
  const arrived = rotation.set(wall.photos);
  drawStrip();
  const isGone = shown !== undefined && !rotation.has(shown.uuid);
  if (wasEmpty || isGone || arrived.length > 0) void showNext();
}

/** Whatever happens, it asks again; what is on the screen stays there meanwhile. */
async function ask(): Promise<void> {
  try {
    const answer = await fetch(
      `/web-api/v1/guest-photos/${encodeURIComponent(code)}/screen?revision=${revision}`,
      { signal: AbortSignal.timeout(10_000) },
    );
    // The code was renewed: the page says so itself, and nothing of the wall stays on the screen.
    if (answer.status === 404) location.reload();
    if (!answer.ok) throw new Error('No answer.');
    const { wall, revision: now } = (await answer.json()) as WallScreen;
    if (wall) take(wall);
    revision = now;
    pauseMs = ASK_MS;
  } catch {
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
  }
  byId('away')?.toggleAttribute('hidden', pauseMs === ASK_MS);
  setTimeout(() => void ask(), pauseMs);
}

/** Browsers let go of it when the page is hidden, so it is taken again when somebody looks. */
async function stayAwake(): Promise<void> {
  if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
  await navigator.wakeLock.request('screen').catch(() => undefined);
}

let hide: ReturnType<typeof setTimeout> | undefined;
function showButton(): void {
  byId('full')?.toggleAttribute('data-shown', !document.fullscreenElement);
  clearTimeout(hide);
  hide = setTimeout(() => byId('full')?.removeAttribute('data-shown'), AWAKE_MS);
}

byId('full')?.addEventListener('click', () => {
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
});
addEventListener('pointermove', showButton);
addEventListener('online', () => {
  pauseMs = ASK_MS;
});
document.addEventListener('visibilitychange', () => void stayAwake());
void stayAwake();
void ask();
