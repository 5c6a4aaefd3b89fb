import type { ComparedVendor, Comparison } from '../../contract/compare.contract.ts';
import { MOST_COMPARED } from '../../rules/favorite-limits.ts';
import { AddVendor } from './add-vendor.tsx';
import { ComparedHead } from './compared-head.tsx';
import { comparisonRows } from './comparison-rows.tsx';

interface ComparisonTableProps {
  vendors: readonly ComparedVendor[];
  wedding: Comparison['wedding'];
  onChange: (storefrontUuids: readonly string[]) => void;
}

const firstColumn =
  'sticky start-0 z-2 w-32 min-w-32 bg-linen ps-5 pe-3 text-start align-top md:w-44 md:min-w-44 md:ps-0 print:static print:bg-transparent';

/** Vendors beside each other. On a phone it scrolls sideways, and the questions stay where they are. */
export function ComparisonTable({ vendors, wedding, onChange }: ComparisonTableProps) {
  const uuids = vendors.map(({ card }) => card.storefrontUuid);
  const hasRoom = vendors.length < MOST_COMPARED;
  return (
    <section
      aria-label="Comparison"
      className="relative -mx-5 overflow-x-auto overscroll-x-contain pb-4 md:mx-0 print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-base print:text-sm">
        <caption className="sr-only">
          {vendors.map(({ card }) => card.vendorName).join(', ')} side by side
        </caption>
        <thead>
          <tr>
            <td className={firstColumn} />
            {vendors.map((vendor) => (
              <ComparedHead
                key={vendor.card.storefrontUuid}
                vendor={vendor}
                compared={uuids}
                onChange={onChange}
              />
            ))}
            {hasRoom && (
              <td className="w-1/4 min-w-44 pb-4 align-top print:hidden">
                <AddVendor compared={uuids} onAdd={(uuid) => onChange([...uuids, uuid])} />
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(vendors, wedding).map(({ key, label, cell }) => (
            <tr key={key}>
              <th
                scope="row"
                className={`${firstColumn} border-line border-t py-4 font-medium text-ink-soft text-sm`}
              >
                {label}
              </th>
              {vendors.map((vendor) => (
                <td
                  key={vendor.card.storefrontUuid}
                  className="wrap-anywhere border-line border-t py-4 pe-5 align-top"
                >
                  {cell(vendor) || (
                    <span className="text-ink-soft">
                      –<span className="sr-only"> not stated</span>
                    </span>
                  )}
                </td>
              ))}
              {hasRoom && <td className="border-line border-t print:hidden" />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
