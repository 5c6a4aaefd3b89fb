import { useRef, useState } from 'react';
import { sendFile } from '#app/send-file.ts';
import { useAction } from '#app/use-action.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { seatingPlanQuery } from '../../queries.ts';
import { roomCorners } from '../../rules/room.ts';
import { LONGEST_ROOM_IN, MOST_CORNERS, SHORTEST_ROOM_IN } from '../../rules/seating-limits.ts';
import { useSeating } from '../desk/seating-context.ts';
import { FeetField } from '../tables/feet-field.tsx';

const FULL_OPACITY = 40;

/** The venue’s own plan below the tables, as wide as it is in the room. */
function BackgroundFields() {
  const { desk } = useSeating();
  const { plan, actions } = desk;
  const { room } = plan.state;
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const bring = useAction({
    run: (file: File) =>
      sendFile<{ id: string }>(`/web-api/v1/seating/plans/${plan.uuid}/picture`, file, {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    onDone: async ({ id }) => {
      actions.changePlan({
        background: { pictureUuid: id, widthIn: room.widthIn, x: 0, y: 0, angle: 0, opacity: FULL_OPACITY },
      });
      await refresh(seatingPlanQuery(plan.uuid).queryKey);
    },
  });
  const { background } = room;
  const set = (values: Partial<NonNullable<typeof background>>) =>
    background && actions.changePlan({ background: { ...background, ...values } });
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold font-text text-base">The venue’s own plan</h3>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture of the venue’s plan"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) bring.mutate(file);
          target.value = '';
        }}
      />
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          isPending={bring.isPending}
          onPress={() => input.current?.click()}
        >
          {background ? 'Choose another picture' : 'Add a picture'}
        </Button>
        {background && (
          <Button variant="quiet" size="small" onPress={() => actions.changePlan({ background: null })}>
            Remove
          </Button>
        )}
      </div>
      {background && (
        <div className="grid grid-cols-2 gap-3">
          <FeetField
            label="Width in the room"
            inches={background.widthIn}
            least={12}
            most={LONGEST_ROOM_IN}
            onChange={(widthIn) => set({ widthIn })}
          />
          <NumberField
            label="Strength, percent"
            value={background.opacity}
            onChange={(opacity) => opacity !== null && set({ opacity })}
            minValue={5}
            maxValue={100}
            step={5}
          />
          <FeetField
            label="From left"
            inches={background.x}
            least={-LONGEST_ROOM_IN}
            most={LONGEST_ROOM_IN}
            onChange={(x) => set({ x })}
          />
          <FeetField
            label="From top"
            inches={background.y}
            least={-LONGEST_ROOM_IN}
            most={LONGEST_ROOM_IN}
            onChange={(y) => set({ y })}
          />
        </div>
      )}
    </div>
  );
}

/** How large the room is, and its corners where it is no rectangle. */
export function RoomFields() {
  const { desk } = useSeating();
  const { plan, actions, canEdit } = desk;
  const { room } = plan.state;
  const [isOpen, setOpen] = useState(false);
  if (!canEdit) return null;
  const corners = roomCorners(room);
  const sides = { least: SHORTEST_ROOM_IN, most: LONGEST_ROOM_IN };
  const setCorner = (place: number, values: Partial<{ x: number; y: number }>) =>
    actions.changePlan({
      outline: corners.map((corner, other) => (other === place ? { ...corner, ...values } : corner)),
    });
  return (
    <section className="mt-5 flex flex-col gap-4" aria-labelledby="room-size">
      <h2 id="room-size" className="text-lg">
        The room
      </h2>
      <div className="grid grid-cols-2 gap-3">
        <FeetField
          label="Across"
          inches={room.widthIn}
          {...sides}
          onChange={(widthIn) => actions.changePlan({ widthIn })}
        />
        <FeetField
          label="Down"
          inches={room.lengthIn}
          {...sides}
          onChange={(lengthIn) => actions.changePlan({ lengthIn })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the corners' : 'Not a rectangle? Set the corners'}
        </Button>
        {room.outline.length > 0 && (
          <Button variant="quiet" size="small" onPress={() => actions.changePlan({ outline: [] })}>
            Make it a rectangle
          </Button>
        )}
      </div>
      {isOpen && (
        <ol className="flex flex-col gap-2">
          {corners.map((corner, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline.
            <li key={place} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
              <FeetField
                label={`Corner ${place + 1}, from left`}
                inches={corner.x}
                least={0}
                most={LONGEST_ROOM_IN}
                onChange={(x) => setCorner(place, { x })}
              />
              <FeetField
                label="From top"
                inches={corner.y}
                least={0}
                most={LONGEST_ROOM_IN}
                onChange={(y) => setCorner(place, { y })}
              />
              <Button
                variant="quiet"
                size="small"
                isDisabled={corners.length <= 3}
                onPress={() => actions.changePlan({ outline: corners.filter((_, other) => other !== place) })}
              >
                Remove
              </Button>
            </li>
          ))}
          <li>
            <Button
              variant="secondary"
              size="small"
              isDisabled={corners.length >= MOST_CORNERS}
              onPress={() => {
                const [last, first] = [corners.at(-1), corners[0]];
                if (last && first)
                  actions.changePlan({
                    outline: [
                      ...corners,
                      { x: Math.round((last.x + first.x) / 2), y: Math.round((last.y + first.y) / 2) },
                    ],
                  });
              }}
            >
              Add a corner
            </Button>
          </li>
        </ol>
      )}
      <BackgroundFields />
    </section>
  );
}
