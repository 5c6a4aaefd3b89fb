import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { SteppedFrame } from './stepped-frame.tsx';

/** The nose of the train: it stretches with the car behind it. */
function Nose() {
  return (
    <svg className="nose" viewBox="0 0 300 240" preserveAspectRatio="none" aria-hidden="true">
      <path className="body" d="M-2 0 C150 0 262 84 290 204 Q298 240 268 240 L-2 240z" />
      <path className="trim" d="M-2 15 C140 16 238 84 268 172" />
      <path className="cab" d="M24 62 L104 62 Q166 92 186 138 L24 138z" />
      <path className="trim" d="M104 62 V138" />
      <path className="trim" d="M-2 202.6 H289 M-2 212.2 H291 M-2 221.8 H291" />
      <circle className="lamp" cx="252" cy="164" r="11" />
    </svg>
  );
}

/** Every way to come is a window of the train. */
export function Streamliner({ block }: BlockProps<'travel'>) {
  return (
    <section className="block travel">
      {block.title && <h2>{block.title}</h2>}
      {block.picture && (
        <SteppedFrame className="wide">
          <SitePicture picture={block.picture} sizes="(min-width: 60rem) 60rem, 100vw" />
        </SteppedFrame>
      )}
      <div className="train">
        <ul className="windows">
          {block.ways.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <RichWords text={text} />
            </li>
          ))}
        </ul>
        <Nose />
      </div>
      <div className="track" aria-hidden="true" />
    </section>
  );
}
