import { diagnosticsContract } from '#capabilities/diagnostics/contract.ts';
import { editorialContract } from '#capabilities/editorial/contract.ts';
import { experimentsContract } from '#capabilities/experiments/contract.ts';
import { favoritesContract } from '#capabilities/favorites/contract.ts';
import { identityContract } from '#capabilities/identity/contract.ts';
import { inquiriesContract } from '#capabilities/inquiries/contract.ts';
import { liveUpdatesContract } from '#capabilities/live-updates/contract.ts';
import { mailboxContract } from '#capabilities/mailbox/contract.ts';
import { marketplaceContract } from '#capabilities/marketplace/contract.ts';
import { mediaContract } from '#capabilities/media/contract.ts';
import { navigationContract } from '#capabilities/navigation/contract.ts';
import { placesContract } from '#capabilities/places/contract.ts';
import { reviewsContract } from '#capabilities/reviews/contract.ts';
import { searchContract } from '#capabilities/search/contract.ts';
import { storefrontsContract } from '#capabilities/storefronts/contract.ts';
import { taxonomyContract } from '#capabilities/taxonomy/contract.ts';
import { weddingsContract } from '#capabilities/weddings/contract.ts';
import { worldContract } from '#capabilities/world/contract.ts';

/** Every call of the product. The browser gets only its methods and paths (tools/contract-paths.ts), never the schemas. */
export const contract = {
  diagnostics: diagnosticsContract,
  editorial: editorialContract,
  experiments: experimentsContract,
  favorites: favoritesContract,
  identity: identityContract,
  inquiries: inquiriesContract,
  liveUpdates: liveUpdatesContract,
  mailbox: mailboxContract,
  marketplace: marketplaceContract,
  media: mediaContract,
  navigation: navigationContract,
  places: placesContract,
  reviews: reviewsContract,
  search: searchContract,
  storefronts: storefrontsContract,
  taxonomy: taxonomyContract,
  weddings: weddingsContract,
  world: worldContract,
};

export type Contract = typeof contract;
