import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useOtherFavorites } from './use-other-favorites.ts';

interface AddVendorProps {
  compared: readonly string[];
  onAdd: (storefrontUuid: string) => void;
}

/** The free column; nothing where no other vendor is saved. */
export function AddVendor({ compared, onAdd }: AddVendorProps) {
  const others = useOtherFavorites(compared);
  if (others.length === 0) return null;
  return (
    <div className="flex aspect-4/3 items-center justify-center rounded-card border border-line border-dashed">
      <Menu
        trigger={
          <Button variant="secondary" size="small" icon={<Plus size={16} aria-hidden="true" />}>
            Add a vendor
          </Button>
        }
        entries={others.map(({ storefrontUuid, vendorName }) => ({ id: storefrontUuid, label: vendorName }))}
        onAction={onAdd}
      />
    </div>
  );
}
