import type { SiteView } from '../../rules/site-view.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { coverBlock } from '../kit/cover-block.ts';
import { CutFlower } from './art/cut-flower.tsx';
import { FilledLines } from './filled-lines.tsx';
import { breakLines, fitLine } from './fit-line.ts';
import { Halftone } from './halftone.tsx';

const WALL = { line: 94, smallest: 7, largest: 30 };
const PHONE = { line: 91.5, smallest: 11, largest: 46 };
/** In cqi: a smaller name lies wholly behind what is pasted over it. */
const SMALLEST_SEEN = 18;

function isHidden(name: string): boolean {
  const capitals = name.toUpperCase();
  return breakLines(capitals, PHONE).length > 1 || fitLine(capitals, WALL).size < SMALLEST_SEEN;
}

interface BillHeadProps {
  view: SiteView;
  isHeading: boolean;
  title?: string;
  text?: string;
}

/** Two names as wide as the wall, and what joins them pasted over both. */
export function BillHead({ view, isHeading, title = '', text = '' }: BillHeadProps) {
  const [first, second] = view.names;
  // What joins the names would hide such a one: it stands between them.
  const isLong = view.names.some(isHidden);
  const Names = isHeading ? 'h1' : 'p';
  return (
    <section className="bill-head">
      <Names className={second ? `names two ${isLong ? 'many' : ''}` : 'names'}>
        <FilledLines className="first" text={first} wide={WALL} slim={PHONE} />
        {second && (
          <>
            <span className="and">{view.words.and}</span>{' '}
            <FilledLines text={second} wide={WALL} slim={PHONE} />
          </>
        )}
      </Names>
      <div className="bill-facts">
        {view.day && (
          <p>
            <time dateTime={view.day.iso}>
              {view.day.weekday}, <br />
              {view.day.monthDay}, {view.day.year}
            </time>
          </p>
        )}
        {(view.placeName || view.placeCity) && (
          <p className="bill-place">
            {view.placeName} <br />
            {view.placeCity}
          </p>
        )}
      </div>
      {(title || text) && (
        <div className="bill-foot">
          {title && <p>{title}</p>}
          {text && <p>{text}</p>}
        </div>
      )}
      <CutFlower className="corner" />
    </section>
  );
}

export function BillHeadBlock({ block, view }: BlockProps<'hero'>) {
  return (
    <>
      <BillHead
        view={view}
        isHeading={coverBlock(view)?.id === block.id}
        title={block.title}
        text={block.text}
      />
      {block.picture && (
        <div className="cover-print">
          <Halftone picture={block.picture} sizes="100vw" isFirst />
        </div>
      )}
    </>
  );
}
