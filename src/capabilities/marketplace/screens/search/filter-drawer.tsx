import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export interface FilterDrawerProps extends FilterPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** 'Show 38 venues': what closing leads to. */
  closeLabel: string;
}

/** The filters where the page has no room for a column. The results behind it change with every choice. */
export function FilterDrawer({ isOpen, onClose, closeLabel, search, links }: FilterDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      footer={
        <Button isFullWidth onPress={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <FilterPanel search={search} links={links} />
    </Drawer>
  );
}
