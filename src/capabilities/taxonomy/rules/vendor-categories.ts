/** A kind of vendor a couple can note down or look for; ten of them have a marketplace. */
export type VendorCategory = {
  key: string;
  label: string;
  /** A name in the icon library, different for every category. */
  iconKey: string;
};

const table = [
  { key: 'accessories', label: 'Accessories', iconKey: 'watch' },
  { key: 'accommodations', label: 'Accommodations', iconKey: 'bed-double' },
  { key: 'alterations-preservation', label: 'Alterations & preservation', iconKey: 'scissors' },
  { key: 'bands-djs', label: 'Bands & DJs', iconKey: 'guitar' },
  { key: 'bar-services', label: 'Bar services', iconKey: 'martini' },
  { key: 'bridal-shops', label: 'Bridal shops', iconKey: 'store' },
  { key: 'cakes-desserts', label: 'Cakes & desserts', iconKey: 'cake-slice' },
  { key: 'catering', label: 'Catering', iconKey: 'utensils-crossed' },
  { key: 'celebrants-officiants', label: 'Celebrants & officiants', iconKey: 'heart-handshake' },
  { key: 'childcare-services', label: 'Childcare services', iconKey: 'baby' },
  { key: 'clothing-rentals', label: 'Clothing rentals', iconKey: 'shirt' },
  { key: 'florists', label: 'Florists', iconKey: 'flower-2' },
  { key: 'general-services', label: 'General services', iconKey: 'sparkles' },
  { key: 'gift-favors', label: 'Gift favors', iconKey: 'gift' },
  { key: 'hair-makeup', label: 'Hair & makeup', iconKey: 'brush' },
  { key: 'invitations-calligraphy', label: 'Invitations & calligraphy', iconKey: 'pen-tool' },
  { key: 'jewelers', label: 'Jewelers', iconKey: 'gem' },
  { key: 'lighting-av', label: 'Lighting & AV', iconKey: 'lightbulb' },
  { key: 'photobooths', label: 'Photobooths', iconKey: 'images' },
  { key: 'photographers', label: 'Photographers', iconKey: 'camera' },
  { key: 'planners', label: 'Planners', iconKey: 'clipboard-list' },
  { key: 'rentals-decor', label: 'Rentals & decor', iconKey: 'armchair' },
  { key: 'service-staff', label: 'Service staff', iconKey: 'concierge-bell' },
  { key: 'transportation-providers', label: 'Transportation providers', iconKey: 'car-front' },
  { key: 'variety-acts', label: 'Variety acts', iconKey: 'drama' },
  { key: 'venues', label: 'Venues', iconKey: 'landmark' },
  { key: 'videographers', label: 'Videographers', iconKey: 'video' },
] as const satisfies readonly VendorCategory[];

export type VendorCategoryKey = (typeof table)[number]['key'];

export const VENDOR_CATEGORIES: readonly (VendorCategory & { key: VendorCategoryKey })[] = table;

/** Stands for every category at once, in lists and filters. */
export const ALL_CATEGORIES = 'all';

const byKey = new Map<string, (typeof VENDOR_CATEGORIES)[number]>(
  VENDOR_CATEGORIES.map((category) => [category.key, category]),
);

export function isVendorCategoryKey(key: string): key is VendorCategoryKey {
  return byKey.has(key);
}

export function vendorCategory(key: VendorCategoryKey): VendorCategory {
  const category = byKey.get(key);
  if (!category) throw new Error(`There is no vendor category ${key}.`);
  return category;
}

/** 'all', and anything a later version may add, is drawn as general services. */
export function vendorCategoryIcon(key: string): string {
  return (byKey.get(key) ?? vendorCategory('general-services')).iconKey;
}
