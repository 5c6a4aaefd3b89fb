import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button as PlainButton } from 'react-aria-components';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { useSeating } from '../desk/seating-context.ts';
import { GuestMark } from '../list/guest-mark.tsx';
import { TrayList } from './tray-list.tsx';

/** How many have no chair, at the foot of a phone; one press seats them. */
export function TrayFoot() {
  const { desk, seatTheRest } = useSeating();
  const [isOpen, setOpen] = useState(false);
  const waiting = desk.people - desk.seated;
  if (waiting === 0) return null;
  const faces = desk.tray.slice(0, 2).flatMap(({ people }) => people.slice(0, 1));
  return (
    <>
      <div
        data-bottom-bar
        className="sticky bottom-(--foot-bar) z-10 -mx-4 mt-2 flex items-center gap-3 border-line border-t bg-paper px-4 py-3"
      >
        <span className="flex -space-x-2">
          {faces.map((person) => (
            <GuestMark key={person.uuid} person={person} className="border-2 border-paper" />
          ))}
        </span>
        <span className="grow">
          <span className="block font-semibold tabular-nums">{waiting} not seated</span>
          <PlainButton
            onPress={() => setOpen(true)}
            className="relative cursor-pointer text-secondary text-sm underline-offset-4 after:absolute after:-inset-3 hover:underline"
          >
            Open list
          </PlainButton>
        </span>
        {desk.canEdit && (
          <Button icon={<Sparkles size={18} aria-hidden="true" />} onPress={seatTheRest}>
            Seat them
          </Button>
        )}
      </div>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Not seated yet" isWholeOnPhone>
        <TrayList onPicked={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
