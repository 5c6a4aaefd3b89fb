import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX, Check, MailCheck } from 'lucide-react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { stillToCome } from '#app/today-here.ts';
import { useUser } from '#app/use-user.ts';
import { classNames } from '#ui/class-names.ts';
import { type VendorMark, type VendorMarks, vendorMarks } from '../../parts/vendor-mark.ts';
import { dayStatesQuery, openInquiriesQuery } from '../../queries.ts';
import type { SearchPageData } from './load-search-page.ts';

const NOBODY: VendorMarks = {};
const Marks = createContext<VendorMarks>(NOBODY);

/** Asked after hydration: the document is the same for everyone. */
function useMarksOf(uuids: readonly string[]): VendorMarks {
  const [wedding] = useUser()?.user_role_account_weddings ?? [];
  const date = stillToCome(wedding?.wedding_date);
  const { data: inquiries } = useQuery({ ...openInquiriesQuery, enabled: wedding !== undefined });
  const { data: days } = useQuery({
    ...dayStatesQuery(date ?? '', [...uuids]),
    enabled: date !== null && uuids.length > 0,
  });
  return useMemo(() => {
    if (!wedding) return NOBODY;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return vendorMarks(uuids, { date, inquiries: inquiries ?? [], days: days ?? [], timeZone });
  }, [wedding, uuids, date, inquiries, days]);
}

/** Knows what the couple has to do with a page's vendors; when that is known, only the marks are drawn again. */
export function MarkedVendors({ search, children }: { search: SearchPageData; children: ReactNode }) {
  const { featured, results, nearest } = search;
  const uuids = useMemo(() => {
    const cards = [...featured, ...[...results, ...nearest].map(({ card }) => card)];
    return [...new Set(cards.map(({ storefrontUuid }) => storefrontUuid))];
  }, [featured, results, nearest]);
  return <Marks value={useMarksOf(uuids)}>{children}</Marks>;
}

export function useVendorMarks(): VendorMarks {
  return use(Marks);
}

const FACES: Readonly<Record<VendorMark['kind'], { icon: typeof Check; color: string }>> = {
  booked: { icon: Check, color: 'text-forest' },
  wrote: { icon: MailCheck, color: 'text-cove-deep' },
  free: { icon: CalendarCheck, color: 'text-forest' },
  taken: { icon: CalendarX, color: 'text-ink-soft' },
};

/** 'Free on your day', 'You wrote Nov 3', 'Booked Jun 12': on the picture of a card. */
export function CardMark({ storefrontUuid }: { storefrontUuid: string }) {
  const mark = useVendorMarks()[storefrontUuid];
  if (!mark) return null;
  const { icon: Icon, color } = FACES[mark.kind];
  return (
    <p
      data-mark={mark.kind}
      className={classNames(
        'pointer-events-none absolute start-2.5 top-2.5 z-10 flex min-h-7 max-w-[calc(100%-4.5rem)] items-center gap-1.5 rounded-full bg-paper px-2.5 font-semibold text-xs shadow-float',
        color,
      )}
    >
      <Icon size={15} aria-hidden="true" className="shrink-0" />
      {mark.text}
    </p>
  );
}
