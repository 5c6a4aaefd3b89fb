import { DeskKey } from './desk-key.tsx';

const KEYS = [
  { keys: ['/'], does: 'Find by name or code' },
  { keys: ['Y', 'N'], does: 'All coming, none can' },
  { keys: ['Space'], does: 'Switch yes and no' },
  { keys: ['1', '2', '3'], does: 'Dinner' },
  { keys: ['↑', '↓'], does: 'Next person' },
  { keys: ['D'], does: 'Add a diet or allergy' },
  { keys: ['Enter'], does: 'Save, next card' },
  { keys: ['Esc'], does: 'Leave the card' },
  { keys: ['Z'], does: 'Undo the last card' },
];

export function KeyList() {
  return (
    <section
      aria-labelledby="desk-keys"
      className="hidden rounded-card border border-line bg-paper p-5 lg:block pointer-coarse:hidden"
    >
      <h2 id="desk-keys" className="mb-2 font-display text-xl">
        Keys
      </h2>
      <dl className="flex flex-col gap-2">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="flex items-center gap-3 text-sm">
            <dt className="flex w-22 shrink-0 gap-1">
              {keys.map((key) => (
                <DeskKey key={key}>{key}</DeskKey>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
