import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Website } from '../../contract/editor.contract.ts';
import type { EventVisibility } from '../../rules/privacy/site-privacy.ts';
import { keepWebsite } from '../manage/keep-website.ts';
import { ToldPlaces } from '../manage/told-places.tsx';

type Change = { uuid: string; name: string; visibility: EventVisibility };

const OTHER: Readonly<Record<EventVisibility, EventVisibility>> = {
  EVERYONE: 'INVITED',
  INVITED: 'EVERYONE',
};

function useEventVisibility() {
  const run = ({ uuid, visibility }: Change) => api.websites.saveEventVisibility({ uuid, visibility });
  const undo = useAction({ run, keeps: keepWebsite, done: 'It’s as it was.' });
  return useAction({
    run,
    keeps: keepWebsite,
    toast: { id: 'event-visibility', autoDismissMs: 8_000 },
    done: (change) => ({
      message:
        change.visibility === 'EVERYONE'
          ? `Everyone who can read the site sees ${change.name}.`
          : `Only its guests see ${change.name}, by their own link.`,
      undo: () => undo.mutate({ ...change, visibility: OTHER[change.visibility] }),
    }),
  });
}

/** Which events everybody reads of, and which only those who are invited to them. */
export function EventList({ website }: { website: Website }) {
  const change = useEventVisibility();
  const { events, allowed } = website;
  const mayOpen = allowed.includes('publish-website');
  if (events.length === 0)
    return (
      <p>
        No events yet. <TextLink to={paths.guestEvents()}>Add your first event</TextLink>
      </p>
    );
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {events.map(({ id, name, visibility }) => (
          <li key={id} className="py-1">
            <SwitchField
              label={<span className="font-semibold">{name}</span>}
              description={
                visibility === 'EVERYONE'
                  ? 'Everyone who can read the site'
                  : 'Only its guests, by their own link'
              }
              value={visibility === 'EVERYONE'}
              isDisabled={!mayOpen && visibility === 'INVITED'}
              onChange={(isOpen) =>
                change.mutate({ uuid: id, name, visibility: isOpen ? 'EVERYONE' : 'INVITED' })
              }
            />
          </li>
        ))}
      </ul>
      <ToldPlaces website={website} />
    </div>
  );
}
