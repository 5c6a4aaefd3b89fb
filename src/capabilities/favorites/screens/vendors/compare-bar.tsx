import { X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { SavedVendor } from '../../contract/boards.contract.ts';
import { MOST_COMPARED } from '../../rules/favorite-limits.ts';
import { favoritesPaths } from '../../rules/paths.ts';

interface CompareBarProps {
  vendors: readonly SavedVendor[];
  onClear: () => void;
}

/** Stays in sight at the lower edge while vendors are chosen. */
export function CompareBar({ vendors, onClear }: CompareBarProps) {
  return (
    <section
      aria-label="Comparison"
      className={classNames(
        'pointer-events-none sticky bottom-0 z-30 print:hidden',
        vendors.length > 0 && 'mt-10 pb-[max(1rem,env(safe-area-inset-bottom))]',
      )}
    >
      <p role="status" className="sr-only">
        {vendors.length > 0 && `${vendors.length} of ${MOST_COMPARED} vendors selected to compare`}
      </p>
      {vendors.length > 0 && (
        <div className="pointer-events-auto mx-auto flex max-w-200 items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper py-2 ps-5 pe-2 shadow-float">
          <p className="min-w-0 grow truncate">
            <span className="font-semibold">
              {vendors.length} of {MOST_COMPARED}
            </span>
            <span className="hidden text-ink-soft sm:inline">
              {' '}
              · {vendors.map(({ vendorName }) => vendorName).join(', ')}
            </span>
          </p>
          {vendors.length > 1 ? (
            <ButtonLink to={favoritesPaths.compare(vendors.map(({ storefrontUuid }) => storefrontUuid))}>
              Compare
            </ButtonLink>
          ) : (
            <Button isDisabled>Select one more</Button>
          )}
          <IconButton label="Clear selection" icon={<X size={20} />} onPress={onClear} />
        </div>
      )}
    </section>
  );
}
