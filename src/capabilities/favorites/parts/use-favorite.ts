import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import { useEnvironment } from '#app/use-environment.ts';
import { useFetchQuery } from '#app/use-fetch-query.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { userQuery, useUser } from '#app/use-user.ts';
import type { UserContext } from '#app/user-context.ts';
import { recordViewed } from '#capabilities/experiments/queries.ts';
import type { Variation } from '#capabilities/experiments/rules/experiments.ts';
import type { Favorite } from '../contract.ts';
import { FAVORITES_KEY, FAVORITES_KINDS, type Marks, marksQuery, useMarks } from '../queries.ts';
import { favoritesPaths } from '../rules/paths.ts';
import { greetsSpecially, isGreeted, savedPhotoWords, savedWords } from '../rules/saved-words.ts';
import { isYours, othersOf, savedByText, withYou } from '../rules/saver-words.ts';
import {
  createMark,
  deleteMark,
  type FavoriteThing,
  type HeartPlacement,
  isMarkOf,
  thingKey,
} from './favorite-thing.ts';
import { areSpecialToastsOn, showCreateFailed, showForbidden, showSaved } from './favorite-toasts.ts';
import { markStore } from './mark-store.ts';
import { rememberPressed } from './remembered-heart.ts';
import { useHeartOutcome } from './use-heart-outcome.ts';

export interface Heart {
  thing: FavoriteThing;
  /** What the toast calls it. */
  name: string;
  placement: HeartPlacement;
}

/** Whether one’s own heart is on it, and who saved it where somebody else did. */
export type HeartState = { isMine: boolean; savers?: string | undefined };

/** Visitors sign up first. The address and this tab remember what was pressed and where. */
function leaveToSignUp(thing: FavoriteThing) {
  const { pathname, search, hash } = window.location;
  const next = pathname + search + hash;
  if (thing.kind !== 'STOREFRONT') return leaveTo(paths.onboarding(next));
  rememberPressed({ storefrontUuid: thing.storefrontUuid, next });
  return leaveTo(favoritesPaths.onboarding(thing.storefrontUuid, next));
}

function mayEdit(user: UserContext): boolean {
  const [wedding] = user.user_role_account_weddings;
  return !wedding || wedding.allowed.includes('edit-favorites');
}

function earlierVendors(marks: readonly Favorite[]): string[] {
  return marks.flatMap(({ storefrontUuid }) => storefrontUuid ?? []);
}

/** The favorite itself stays while somebody else has a heart on it. */
function withoutYourHeart(marks: readonly Favorite[], uuid: string): Favorite[] {
  return marks
    .map((mark) => (mark.uuid === uuid ? { ...mark, savedBy: othersOf(mark.savedBy) } : mark))
    .filter(({ savedBy }) => savedBy.length > 0);
}

function withYourHeart(marks: readonly Favorite[], made: Favorite): Favorite[] {
  const known = marks.find(({ uuid }) => uuid === made.uuid);
  if (!known) return [made, ...marks];
  return marks.map((mark) => (mark === known ? { ...mark, savedBy: withYou(mark.savedBy) } : mark));
}

function removeMark(marked: Marks, thing: FavoriteThing, uuid: string) {
  return deleteMark(thing, uuid).then(() => marked.change((marks) => withoutYourHeart(marks, uuid)));
}

/** One heart: whether it is filled, who else has theirs there, and what a press does. */
export function useFavorite({ thing, name, placement }: Heart) {
  const fetchQuery = useFetchQuery();
  const marked = useMarks();
  const environment = useEnvironment();
  const user = useUser();
  const isSignedIn = user !== undefined && !user.is_guest;
  useLiveQueries(FAVORITES_KINDS, [FAVORITES_KEY], isSignedIn);
  useHeartOutcome(isSignedIn);
  const { data: mark } = useQuery({
    ...marksQuery,
    enabled: isSignedIn,
    select: (marks) => marks.find((favorite) => isMarkOf(thing, favorite)),
  });
  const key = thingKey(thing);
  const wish = useSyncExternalStore(
    markStore.subscribe,
    () => markStore.wishOf(key),
    () => undefined,
  );
  const savers = mark?.savedBy ?? [];
  const isMine = wish ?? isYours(savers);
  const hasOthers = othersOf(savers).length > 0;

  async function wordsOf(earlier: readonly string[], variation: Variation) {
    if (thing.kind !== 'STOREFRONT') return savedPhotoWords();
    // What the partner saved before is no first favorite.
    const isNew = !earlier.includes(thing.storefrontUuid);
    const isFlagOn = await areSpecialToastsOn(fetchQuery, environment);
    const isSpecialOn = isNew && greetsSpecially(isFlagOn, variation);
    if (isNew && isGreeted(earlier)) recordViewed('favoriteToasts', variation);
    return savedWords({ vendorName: name, storefrontUuid: thing.storefrontUuid, earlier, isSpecialOn });
  }

  async function greet(created: Favorite, earlier: readonly string[], variation: Variation) {
    const words = await wordsOf(earlier, variation);
    showSaved(words, created.boardUuid, () => setFavorite(false, created, variation));
  }

  function setFavorite(isOn: boolean, known: Favorite | undefined, variation: Variation) {
    const earlier = earlierVendors(marked.list());
    let created: Favorite | undefined;
    void markStore.wish(key, isOn, {
      uuid: known && isYours(known.savedBy) ? known.uuid : undefined,
      create: async () => {
        const favorite = await createMark(thing, placement);
        created = favorite;
        await marked.change((marks) => withYourHeart(marks, favorite));
        return favorite.uuid;
      },
      remove: (uuid) => removeMark(marked, thing, uuid),
      onCreateFailed: showCreateFailed,
      onCreated: () => created && void greet(created, earlier, variation),
    });
  }

  async function toggle() {
    // A press before it is known who presses waits for the answer that is on its way.
    const presser = user ?? (await fetchQuery(userQuery));
    if (presser.is_guest) return leaveToSignUp(thing);
    if (!mayEdit(presser)) return showForbidden();
    // Two presses may have waited for the same answer: each looks at what the one before it wished.
    const latest = marked.list().find((favorite) => isMarkOf(thing, favorite));
    const isOn = markStore.wishOf(key) ?? isYours(latest?.savedBy ?? []);
    setFavorite(!isOn, latest, presser.user_experiments.favoriteToasts ?? 'NOT_IN_TEST');
  }

  return { isMine, savers: hasOthers ? savedByText(savers) : undefined, toggle };
}
