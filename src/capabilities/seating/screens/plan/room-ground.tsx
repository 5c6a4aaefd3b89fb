import { roomCorners } from '../../rules/room.ts';
import { useSeating } from '../desk/seating-context.ts';

/** The floor, its walls, and the venue’s own plan below everything. */
export function RoomGround() {
  const { desk } = useSeating();
  const { room } = desk.plan.state;
  return (
    <polygon
      points={roomCorners(room)
        .map(({ x, y }) => `${x},${y}`)
        .join(' ')}
      strokeWidth={4}
      strokeLinejoin="round"
      className="fill-paper stroke-light-navy"
    />
  );
}
