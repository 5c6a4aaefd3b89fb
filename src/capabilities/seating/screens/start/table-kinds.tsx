import { RadioCards } from '#ui/radio-cards.tsx';
import { TABLE_SIZES, type TableSizeKey } from '../../rules/table-sizes.data.ts';

/** What most halls have; every other size is there as soon as the plan is. */
const OFFERED: readonly TableSizeKey[] = ['ROUND_60', 'ROUND_72', 'RECT_8FT', 'RECT_6FT'];

const isOffered = (id: string): id is TableSizeKey => OFFERED.some((key) => key === id);

export function TableKinds({
  value,
  onChange,
}: {
  value: TableSizeKey;
  onChange: (key: TableSizeKey) => void;
}) {
  return (
    <RadioCards
      label="What are most tables like?"
      value={value}
      onChange={(id) => isOffered(id) && onChange(id)}
      options={OFFERED.map((id) => ({
        id,
        label: TABLE_SIZES[id].label,
        description: `Seats ${TABLE_SIZES[id].comfortable} in comfort, ${TABLE_SIZES[id].most} at most`,
      }))}
    />
  );
}
