import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { SelectField } from './select-field.tsx';

const states = [
  'Alabama AL',
  'Alaska AK',
  'Arizona AZ',
  'Nebraska NE',
  'Nevada NV',
  'New Hampshire NH',
  'New Jersey NJ',
  'New Mexico NM',
  'New York NY',
  'Ohio OH',
  'Oregon OR',
  'Vermont VT',
].map((state) => ({ id: state.slice(-2), label: state.slice(0, -3) }));
const settings = [
  { id: 'any', label: 'Any setting' },
  { id: 'garden', label: 'Garden', group: 'Outdoors' },
  { id: 'barn', label: 'Barn', group: 'Outdoors', description: 'With a roof over it' },
  { id: 'loft', label: 'Loft', group: 'Indoors' },
  { id: 'ballroom', label: 'Ballroom', group: 'Indoors', isDisabled: true },
];
const sorts = [
  { id: 'best', label: 'Best match' },
  { id: 'date', label: 'Wedding date, soonest first', alternateDisplayLabel: 'Wedding date' },
  { id: 'name', label: 'Name, A to Z', alternateDisplayLabel: 'Name', style: { fontStyle: 'italic' } },
];
const packages = [
  {
    id: 'long',
    label:
      'An unusually long text that has to find its place on a narrow phone without pushing anything aside',
  },
  { id: 'short', label: 'Short one' },
];

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <SelectField value={value} onChange={setValue} label="State" options={states} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Groups',
    render: () => (
      <HeldValue initial={'garden'}>
        {(value, setValue) => (
          <SelectField value={value} onChange={setValue} label="Venue setting" options={settings} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Alternate display label',
    render: () => (
      <HeldValue initial={'date'}>
        {(value, setValue) => <SelectField value={value} onChange={setValue} label="Sort" options={sorts} />}
      </HeldValue>
    ),
  },
  {
    title: 'Quick type-ahead',
    render: () => (
      <HeldValue initial={'OH'}>
        {(value, setValue) => (
          <SelectField
            value={value}
            onChange={setValue}
            label="State (quick)"
            typeAhead="quick"
            options={states}
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <SelectField
            value={value}
            onChange={setValue}
            label="State"
            options={states}
            error="Invalid state/territory code"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={'NY'}>
        {(value, setValue) => (
          <SelectField value={value} onChange={setValue} label="State" isDisabled options={states} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Nothing to choose from',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => <SelectField value={value} onChange={setValue} label="Table" options={[]} />}
      </HeldValue>
    ),
  },
  {
    title: 'Long text',
    render: () => (
      <HeldValue initial={'long'}>
        {(value, setValue) => (
          <SelectField value={value} onChange={setValue} label="Package" options={packages} />
        )}
      </HeldValue>
    ),
  },
];
