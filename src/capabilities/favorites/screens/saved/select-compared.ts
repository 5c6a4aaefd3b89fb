import { MOST_COMPARED } from '../../rules/favorite-limits.ts';

export interface Comparing {
  selected: readonly string[];
  onSelect: (selected: readonly string[]) => void;
}

/** The checkbox of one vendor: off limits once enough others are chosen. */
export function comparisonOf(storefrontUuid: string, { selected, onSelect }: Comparing) {
  const isSelected = selected.includes(storefrontUuid);
  const others = selected.filter((uuid) => uuid !== storefrontUuid);
  return {
    isSelected,
    isDisabled: !isSelected && selected.length >= MOST_COMPARED,
    onChange: (isOn: boolean) => onSelect(isOn ? [...others, storefrontUuid] : others),
  };
}

/** What was removed meanwhile, here or by the partner, is no longer chosen. */
export function stillThere(
  selected: readonly string[],
  vendors: readonly { storefrontUuid: string; card: unknown }[],
): string[] {
  return selected.filter((uuid) =>
    vendors.some((vendor) => vendor.storefrontUuid === uuid && vendor.card !== null),
  );
}
