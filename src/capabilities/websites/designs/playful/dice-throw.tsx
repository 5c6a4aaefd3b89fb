import { Die } from './art/die.tsx';
import { diceFor } from './dice.ts';

/** A number in dice. */
export function DiceThrow({ sum }: { sum: number }) {
  const faces = diceFor(sum).map((face, place) => ({ face, key: `${place}:${face}` }));
  return (
    <span className="dice-throw" aria-hidden="true">
      {faces.map(({ face, key }) => (
        <Die key={key} face={face} />
      ))}
    </span>
  );
}
