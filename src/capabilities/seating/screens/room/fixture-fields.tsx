import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FIXTURE_LABELS, type Fixture } from '../../rules/room.ts';
import { LONGEST_FIXTURE_LABEL, LONGEST_ROOM_IN } from '../../rules/seating-limits.ts';
import { useSeating } from '../desk/seating-context.ts';
import { FeetField } from '../tables/feet-field.tsx';

/** Something that stands in the room, by name and numbers. */
export function FixtureFields({ fixture, onRemoved }: { fixture: Fixture; onRemoved: () => void }) {
  const { desk } = useSeating();
  const [label, setLabel] = useState(fixture.label);
  const set = (values: Partial<Fixture>) => desk.actions.changeFixture(fixture, values);
  const name = fixture.label || FIXTURE_LABELS[fixture.kind];
  const common = { most: LONGEST_ROOM_IN };
  return (
    <section className="mt-5 flex flex-col gap-3" aria-labelledby="chosen">
      <h2 id="chosen" className="text-lg">
        {name}
      </h2>
      <TextField
        label="Name"
        isOptional
        value={label}
        onChange={setLabel}
        onBlur={() => label.trim() !== fixture.label && set({ label: label.trim() })}
        maxLength={LONGEST_FIXTURE_LABEL}
        placeholder={FIXTURE_LABELS[fixture.kind]}
        reservesMessage={false}
      />
      <div className="grid grid-cols-2 gap-3">
        <FeetField
          label="Length"
          inches={fixture.length}
          least={1}
          {...common}
          onChange={(length) => set({ length })}
        />
        <FeetField
          label="Width"
          inches={fixture.width}
          least={1}
          {...common}
          onChange={(width) => set({ width })}
        />
        <FeetField label="From left" inches={fixture.x} least={0} {...common} onChange={(x) => set({ x })} />
        <FeetField label="From top" inches={fixture.y} least={0} {...common} onChange={(y) => set({ y })} />
      </div>
      <NumberField
        label="Turned, degrees"
        value={fixture.angle}
        onChange={(angle) => angle !== null && set({ angle })}
        minValue={0}
        maxValue={359}
        step={1}
        reservesMessage={false}
      />
      <div>
        <Button
          variant="danger"
          size="small"
          onPress={() => {
            desk.actions.removeFixture(fixture, name);
            onRemoved();
          }}
        >
          Remove
        </Button>
      </div>
    </section>
  );
}
