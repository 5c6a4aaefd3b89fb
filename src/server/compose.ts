import { diagnosticsRoutes } from '#capabilities/diagnostics/server/index.ts';
import { editorialRoutes } from '#capabilities/editorial/server/index.ts';
import { experimentsJobs, experimentsRoutes } from '#capabilities/experiments/server/index.ts';
import {
  exportFavorites,
  favoritesInUse,
  favoritesRoutes,
  forgetFavorites,
} from '#capabilities/favorites/server/index.ts';
import {
  type AccountPart,
  type Auth,
  challengeStepUp,
  createAuth,
  identityJobs,
  identityRoutes,
  recordImpersonatedCall,
  renewSession,
  resolveActor,
} from '#capabilities/identity/server/index.ts';
import {
  endInquiries,
  exportInquiries,
  forgetInquiries,
  freeCredits,
  inquiriesInUse,
  inquiriesJobs,
  inquiriesRoutes,
  leadTopicsOf,
  queueLeadSearchRefresh,
  queueRelease,
} from '#capabilities/inquiries/server/index.ts';
import { liveUpdatesRoutes } from '#capabilities/live-updates/server/index.ts';
import { mailboxRoutes } from '#capabilities/mailbox/server/index.ts';
import { marketplaceRoutes } from '#capabilities/marketplace/server/index.ts';
import { exportPictures, forgetPictures, mediaJobs, mediaRoutes } from '#capabilities/media/server/index.ts';
import { navigationRoutes } from '#capabilities/navigation/server/index.ts';
import { placesRoutes } from '#capabilities/places/server/index.ts';
import { reviewsRoutes } from '#capabilities/reviews/server/index.ts';
import {
  createSearchMemory,
  queueSearchCatchUp,
  type SearchMemory,
  searchJobs,
  searchRoutes,
} from '#capabilities/search/server/index.ts';
import {
  exportStorefronts,
  forgetReporter,
  storefrontsRoutes,
} from '#capabilities/storefronts/server/index.ts';
import { taxonomyRoutes } from '#capabilities/taxonomy/server/index.ts';
import {
  exportWeddings,
  forgetUser,
  membershipOf,
  weddingsJobs,
  weddingsRoutes,
  weddingTopic,
} from '#capabilities/weddings/server/index.ts';
import { worldRoutes } from '#capabilities/world/server/index.ts';
import type { Actor, SignedInActor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import { rateLimitJobs } from '#platform/limits/purge-rate-limits.job.ts';
import { chooseSenders } from '#platform/messages/choose-senders.ts';
import { messageJobs } from '#platform/messages/deliver-message.job.ts';
import type { Platform } from '#platform/platform.ts';

/** How the pipeline learns who asks; identity provides it. */
export type Sessions = Pick<RequestContext, 'challengeStepUp' | 'auditImpersonation'> & {
  resolveActor(headers: Headers): Promise<Actor>;
};

function composeSessions(platform: Platform): Sessions {
  return {
    resolveActor: (headers) => resolveActor(platform, headers),
    challengeStepUp: (actor) => challengeStepUp(platform, actor),
    auditImpersonation: (actor, call) => recordImpersonatedCall(platform, actor, call),
  };
}

/** What each capability above identity holds about a person, for the archive and for deletion. */
function accountParts({ clock }: Platform): AccountPart[] {
  return [
    // Before the wedding is left: what is marked and written belongs to it.
    {
      name: 'inquiries',
      collect: exportInquiries,
      forget: (tx, userId) => forgetInquiries(tx, clock, userId),
    },
    { name: 'favorites', collect: exportFavorites, forget: forgetFavorites },
    { name: 'storefronts', collect: exportStorefronts, forget: forgetReporter },
    { name: 'weddings', collect: exportWeddings, forget: forgetUser },
    // The last one: what others held is gone by then, and their pictures with it.
    { name: 'pictures', collect: exportPictures, forget: forgetPictures },
  ];
}

async function weddingTopics({ db }: Platform, { userId }: SignedInActor): Promise<string[]> {
  const membership = await membershipOf(db, userId);
  return membership ? [weddingTopic(membership.weddingId)] : [];
}

function composeRouter(platform: Platform, auth: Auth, searchMemory: SearchMemory) {
  return {
    diagnostics: diagnosticsRoutes(),
    editorial: editorialRoutes(platform),
    experiments: experimentsRoutes(platform),
    favorites: favoritesRoutes(platform),
    identity: identityRoutes({
      ...platform,
      auth,
      accountParts: accountParts(platform),
      onEmailVerified: queueRelease,
    }),
    inquiries: inquiriesRoutes(platform, freeCredits),
    liveUpdates: liveUpdatesRoutes(platform, [
      (actor) => weddingTopics(platform, actor),
      (actor) => leadTopicsOf(platform, actor),
    ]),
    mailbox: mailboxRoutes(platform),
    marketplace: marketplaceRoutes(platform),
    media: mediaRoutes(platform),
    navigation: navigationRoutes(platform, (context) => renewSession(auth, context)),
    places: placesRoutes(platform),
    reviews: reviewsRoutes(platform),
    search: searchRoutes(platform, searchMemory),
    storefronts: storefrontsRoutes(platform),
    taxonomy: taxonomyRoutes(),
    weddings: weddingsRoutes(platform, { uses: [favoritesInUse, inquiriesInUse], endings: [endInquiries] }),
    world: worldRoutes(platform),
  };
}

export type Router = ReturnType<typeof composeRouter>;

export type Composition = {
  router: Router;
  sessions: Sessions;
  jobs: CapabilityJobs[];
  /** What every start queues. */
  queueStartJobs(): Promise<void>;
  /** What a process that serves pages reads before anybody is answered. */
  readAhead(): Promise<void>;
  close(): Promise<void>;
};

/** The one place that wires capabilities together. */
export function compose(platform: Platform): Composition {
  const auth = createAuth(platform, { onEmailVerified: (userId) => queueRelease(platform.db, userId) });
  const senders = chooseSenders(platform.config, platform.log);
  const searchMemory = createSearchMemory(platform);
  return {
    router: composeRouter(platform, auth, searchMemory),
    sessions: composeSessions(platform),
    jobs: [
      identityJobs(platform, accountParts(platform)),
      weddingsJobs(platform),
      experimentsJobs(platform),
      mediaJobs(platform),
      searchJobs(platform),
      inquiriesJobs(platform, freeCredits),
      messageJobs({ ...platform, senders }),
      rateLimitJobs(platform),
    ],
    async queueStartJobs() {
      await queueSearchCatchUp(platform.db);
      await queueLeadSearchRefresh(platform.db);
    },
    async readAhead() {
      // So that no visitor waits for the whole of a category.
      await searchMemory.allRows();
    },
    close: async () => senders.close(),
  };
}
