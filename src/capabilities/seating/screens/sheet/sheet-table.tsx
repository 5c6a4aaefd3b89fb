import type { OpenedSeatingSheet } from '../../contract/sheets.contract.ts';

/** Whoever sits at a table, chair by chair. */
export function SheetTable({ table }: { table: OpenedSeatingSheet['tables'][number] }) {
  const { heading, note, dishes, rows } = table;
  const hasDishes = rows.some(({ dish }) => dish !== '');
  const hasCare = rows.some(({ care }) => care !== '');
  return (
    <section
      className="overflow-x-auto rounded-card border border-line bg-paper"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls it by keyboard has to reach it.
      tabIndex={0}
      aria-label={heading}
    >
      <h3 className="px-4 pt-4 font-display text-xl">
        <bdi>{heading}</bdi>
      </h3>
      <p className="px-4 pb-2 text-ink-soft">
        <bdi>{[note, ...dishes].join(' · ')}</bdi>
      </p>
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-sm">
            <th scope="col" className="w-16 px-4 py-2 text-start">
              Chair
            </th>
            <th scope="col" className="px-4 py-2 text-start">
              Name
            </th>
            {hasDishes && (
              <th scope="col" className="px-4 py-2 text-start">
                Dish
              </th>
            )}
            {hasCare && (
              <th scope="col" className="px-4 py-2 text-start">
                Can’t eat, needs
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ chair, name, dish, care }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a table may share a name.
            <tr key={place} className="border-line border-b last:border-0">
              <td className="px-4 py-2">{chair}</td>
              <th scope="row" className="px-4 py-2 text-start font-semibold">
                <bdi>{name}</bdi>
              </th>
              {hasDishes && (
                <td className="px-4 py-2">
                  <bdi>{dish}</bdi>
                </td>
              )}
              {hasCare && (
                <td className="px-4 py-2">
                  <bdi>{care}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
