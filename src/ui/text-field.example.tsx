import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { TextField } from './text-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <TextField value={value} onChange={setValue} label="First name" autoComplete="off" />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Optional, with description',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <TextField
            value={value}
            onChange={setValue}
            label="Nickname"
            isOptional
            description="Only your partner sees it."
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={'maya@'}>
        {(value, setValue) => (
          <TextField
            value={value}
            onChange={setValue}
            label="Email"
            type="email"
            autoComplete="off"
            error="Invalid email address"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Warn',
    render: () => (
      <HeldValue initial={'https://example.com'}>
        {(value, setValue) => (
          <TextField
            value={value}
            onChange={setValue}
            label="Website"
            warning="This address answers slowly."
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Success',
    render: () => (
      <HeldValue initial={'WELCOME'}>
        {(value, setValue) => (
          <TextField
            value={value}
            onChange={setValue}
            label="Promotion code"
            success="10% off your first order"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Counter within five of its limit',
    render: () => (
      <HeldValue initial={'A barn with an open view to'}>
        {(value, setValue) => <TextField value={value} onChange={setValue} label="Headline" countTo={30} />}
      </HeldValue>
    ),
  },
  {
    title: 'Counter above its limit',
    render: () => (
      <HeldValue initial={'Kestrel Hill Barn'}>
        {(value, setValue) => (
          <TextField
            value={value}
            onChange={setValue}
            label="Short name"
            countTo={15}
            error="Must be 15 characters or less"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Password',
    render: () => (
      <HeldValue initial={'secret'}>
        {(value, setValue) => (
          <TextField value={value} onChange={setValue} label="Password" type="password" autoComplete="off" />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={'48-1203'}>
        {(value, setValue) => (
          <TextField value={value} onChange={setValue} label="Account number" isDisabled />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Long text',
    render: () => (
      <HeldValue initial={'Some text that is far too long to be seen at once in a narrow field on a phone'}>
        {(value, setValue) => (
          <TextField
            value={value}
            onChange={setValue}
            label="A label that is rather long for a field on a small phone"
            description="A description that explains at some length what is expected here and why it is asked for at all."
          />
        )}
      </HeldValue>
    ),
  },
];
