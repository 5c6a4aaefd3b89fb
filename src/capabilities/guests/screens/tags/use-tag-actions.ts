import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import type { TagInput } from '../../contract/tags.contract.ts';
import type { Guest, GuestListAnswer } from '../../contract.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import { tagChanges } from '../../rules/tags/tag-changes.ts';
import { GUEST_ACTION, useGuestStep } from '../use-guest-step.ts';

type Saving = { tag: GuestTag | undefined; given: TagInput; people: readonly Guest[] };

async function saveTag({ tag, given, people }: Saving): Promise<GuestTag> {
  if (tag) return api.guests.saveTag({ ...given, uuid: tag.uuid });
  const added = await api.guests.addTag(given);
  const guestUuids = people.map(({ uuid }) => uuid);
  if (guestUuids.length > 0)
    await api.guests.setTags({ changes: [{ tagUuid: added.uuid, isOn: true, guestUuids }] });
  return added;
}

/** Everything that can be done with tags, each with its way back. */
export function useTagActions({ tags, households }: Pick<GuestListAnswer, 'tags' | 'households'>) {
  const step = useGuestStep();
  const saving = useAction({
    ...GUEST_ACTION,
    run: saveTag,
    done: ({ tag, people }, { name }) =>
      people.length > 0
        ? `Tagged ${plural(people.length, 'person', 'people')} ${name}.`
        : `${tag ? 'Saved' : 'Added'} ${name}.`,
    failure: 'here',
  });

  return {
    /** Throws, so that the form it comes from can say what is wrong. Whoever is named gets a new tag at once. */
    save: (tag: GuestTag | undefined, given: TagInput, people: readonly Guest[] = []) =>
      saving.mutateAsync({ tag, given, people }),
    remove: (tag: GuestTag) => {
      const place = tags.indexOf(tag);
      const had = households.flatMap(({ people }) => people.filter((person) => person.tags.includes(place)));
      step({
        call: () => api.guests.removeTag({ uuid: tag.uuid }),
        done: {
          tone: 'neutral',
          message: `Deleted ${tag.name}.`,
          undo: () => step({ call: () => saveTag({ tag: undefined, given: tag, people: had }) }),
        },
      });
    },
    /** Only whom it changes, so that the way back does. */
    put: (tag: GuestTag, people: readonly Guest[], isOn: boolean) => {
      const place = tags.indexOf(tag);
      const changed = people.filter((person) => person.tags.includes(place) !== isOn);
      if (changed.length === 0) return;
      const guestUuids = changed.map(({ uuid }) => uuid);
      const before = tagChanges(tags, changed).filter(({ tagUuid }) => tagUuid === tag.uuid);
      const whom = plural(changed.length, 'person', 'people');
      step({
        call: () => api.guests.setTags({ changes: [{ tagUuid: tag.uuid, isOn, guestUuids }] }),
        done: {
          message: isOn ? `Tagged ${whom} ${tag.name}.` : `Took ${tag.name} off ${whom}.`,
          undo: () => step({ call: () => api.guests.setTags({ changes: before }) }),
        },
      });
    },
  };
}

export type TagActions = ReturnType<typeof useTagActions>;
