import { ChoiceChips } from './choice-chips.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

const styles = ['Documentary', 'Editorial', 'Fine art', 'Dark and moody', 'Light and airy'].map((label) => ({
  id: label,
  label,
}));

export const examples: readonly Example[] = [
  {
    title: 'Several answers',
    render: () => (
      <HeldValue initial={['Editorial']}>
        {(value, setValue) => (
          <ChoiceChips label="Which styles do you like?" options={styles} value={value} onChange={setValue} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Optional, with an error',
    render: () => (
      <HeldValue initial={[] as string[]}>
        {(value, setValue) => (
          <ChoiceChips
            label="Which styles do you like?"
            isOptional
            options={styles}
            value={value}
            onChange={setValue}
            error="At least one option must be selected"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <ChoiceChips
        label="Which styles do you like?"
        options={styles}
        value={['Editorial']}
        onChange={() => undefined}
        isDisabled
      />
    ),
  },
];
