import { VendorCard } from '#capabilities/search/parts/vendor-card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import type { Board, SavedVendor } from '../../contract/boards.contract.ts';
import type { SavedActions } from '../use-saved-actions.ts';
import { SavedHeart } from './saved-heart.tsx';
import { SavedTools } from './saved-tools.tsx';
import { UnlistedCard } from './unlisted-card.tsx';

interface SavedVendorItemProps {
  vendor: SavedVendor;
  boards: readonly Board[];
  canEdit: boolean;
  actions: SavedActions;
  comparison: { isSelected: boolean; isDisabled: boolean; onChange: (isSelected: boolean) => void };
}

/** A saved vendor with what the couple can do about it below its card. */
export function SavedVendorItem({ vendor, boards, canEdit, actions, comparison }: SavedVendorItemProps) {
  const { card } = vendor;
  const heart = canEdit && <SavedHeart thing={vendor} actions={actions} />;
  return (
    <li className="flex min-w-0 flex-col">
      {card ? <VendorCard card={card} action={heart} /> : <UnlistedCard vendor={vendor} action={heart} />}
      <SavedTools thing={vendor} boards={boards} canEdit={canEdit} actions={actions}>
        {card && (
          <CheckboxField
            label={
              <span className="text-sm">
                Compare<span className="sr-only"> {vendor.vendorName}</span>
              </span>
            }
            value={comparison.isSelected}
            onChange={comparison.onChange}
            isDisabled={comparison.isDisabled}
            className="me-2"
          />
        )}
      </SavedTools>
    </li>
  );
}
