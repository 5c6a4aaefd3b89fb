export const ALBUMS = '/wedding-albums';
export const SHOP = '/shop/category';

/** Sections without a screen of their own yet; an address moves to the paths of its capability with the screen. */
export const sectionPaths = {
  advice: '/expert-advice',
  albumDrafts: '/albums/drafts',
  albumShop: `${ALBUMS}/shop`,
  browseCouples: '/inspire/vendors/leads/find-couples/browse',
  budget: '/wedding-budget',
  careers: '/about/careers',
  cart: '/cart',
  community: '/community',
  findCouple: '/search/wedding-registry',
  honeymoons: '/honeymoons',
  invitedCouples: '/inspire/vendors/leads/find-couples/invited',
  orderStatus: '/order-status',
  paper: '/wedding-planning/paper',
  registry: '/wedding-registry',
  weddingShop: `${SHOP}/wedding-shop`,
} as const;
