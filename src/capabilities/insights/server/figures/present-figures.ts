import type { Dashboard, DashboardPoint } from '../../contract.ts';
import { peerMedian } from '../../rules/median.ts';
import { chartUnit, type Period, piecesOf } from '../../rules/periods.ts';
import type { DayRow } from './figures.store.ts';
import type { PeerRow } from './peers.store.ts';
import { isWithin, type Sums, shareOf, sumDays } from './sum-days.ts';

type Compared = { days: readonly DayRow[]; peers: readonly PeerRow[]; period: Period; before: Period };

const figuresOf = ({ views, saves, inquiries, firstReply }: Sums): DashboardPoint['now'] => ({
  views,
  saves,
  inquiries,
  firstReply,
});

/** Both in the order of the calendar, so that one walk along the days is enough. */
function sumPieces(days: readonly DayRow[], pieces: readonly Period[]): Sums[] {
  let next = 0;
  return pieces.map(({ from, to }) => {
    const inside: DayRow[] = [];
    for (let day = days[next]; day && day.day <= to; day = days[next]) {
      if (day.day >= from) inside.push(day);
      next += 1;
    }
    return sumDays(inside);
  });
}

const sumsOf = (days: readonly DayRow[], period: Period): Sums =>
  sumDays(days.filter(({ day }) => isWithin(day, period)));

/** Point by point, the newest of both periods side by side. */
function presentPoints({ days, period, before }: Omit<Compared, 'peers'>): DashboardPoint[] {
  const unit = chartUnit(period);
  const pieces = piecesOf(period, unit);
  const now = sumPieces(days, pieces);
  const then = sumPieces(days, piecesOf(before, unit));
  return pieces.map((piece, index) => {
    const sums = now[index];
    const other = then[index + then.length - pieces.length];
    return {
      ...piece,
      now: figuresOf(sums ?? sumDays([])),
      before: other ? figuresOf(other) : null,
    };
  });
}

type Presented = Pick<Dashboard, 'figures' | 'unit' | 'points' | 'funnel'>;

/** The figures with the period before and with the middle of the others. */
export function presentFigures({ days, peers, period, before }: Compared): Presented {
  const now = sumsOf(days, period);
  const then = sumsOf(days, before);
  const median = (pick: (peer: PeerRow) => number | null) => peerMedian(peers.map(pick));
  const step = (amount: number, whole: number, of: (peer: PeerRow) => number | null) => ({
    count: amount,
    share: shareOf(amount, whole),
    median: median(of),
  });
  return {
    figures: {
      views: { value: now.views, before: then.views, median: median(({ views }) => views) },
      saves: { value: now.saves, before: then.saves, median: median(({ saves }) => saves) },
      inquiries: {
        value: now.inquiries,
        before: then.inquiries,
        median: median(({ inquiries }) => inquiries),
      },
      firstReply: {
        value: now.firstReply,
        before: then.firstReply,
        median: median(({ first_reply }) => first_reply),
      },
    },
    unit: chartUnit(period),
    points: presentPoints({ days, period, before }),
    funnel: {
      saves: step(now.saves, now.views, (peer) => shareOf(peer.saves, peer.views)),
      inquiries: step(now.inquiries, now.views, (peer) => shareOf(peer.inquiries, peer.views)),
      connected: step(now.connected, now.inquiries, (peer) => shareOf(peer.connected, peer.inquiries)),
      booked: step(now.booked, now.connected, (peer) => shareOf(peer.booked, peer.connected)),
    },
  };
}
