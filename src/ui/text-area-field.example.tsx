import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { TextAreaField } from './text-area-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <TextAreaField
            value={value}
            onChange={setValue}
            label="Message"
            placeholder="Hi Ruth, we’re Maya and Jonah…"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Minimum',
    render: () => (
      <HeldValue initial={'We met in Lisbon.'}>
        {(value, setValue) => (
          <TextAreaField value={value} onChange={setValue} label="About you" minimumCharacters={50} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Minimum beside a description',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <TextAreaField
            value={value}
            onChange={setValue}
            label="Your story"
            description="Couples read it first."
            minimumCharacters={50}
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Counter within twenty of its limit',
    render: () => (
      <HeldValue initial={'We would love a ceremony on the ridge and supper.'}>
        {(value, setValue) => <TextAreaField value={value} onChange={setValue} label="Note" countTo={60} />}
      </HeldValue>
    ),
  },
  {
    title: 'Counter above its limit',
    render: () => (
      <HeldValue initial={'To the two of you, and to everyone who came from far.'}>
        {(value, setValue) => (
          <TextAreaField
            value={value}
            onChange={setValue}
            label="Toast"
            countTo={40}
            error="Must be 40 characters or less"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={'Sent on June 5'}>
        {(value, setValue) => <TextAreaField value={value} onChange={setValue} label="Message" isDisabled />}
      </HeldValue>
    ),
  },
];
