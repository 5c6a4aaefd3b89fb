import { useState } from 'react';
import { ComboboxField } from './combobox-field.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

interface City {
  name: string;
  state: string;
  population: number;
  county: string;
}

const cities: readonly City[] = [
  { name: 'Hudson', state: 'NY', population: 5900, county: 'Columbia County' },
  { name: 'New York', state: 'NY', population: 8_800_000, county: 'New York County' },
  { name: 'Newark', state: 'NJ', population: 311_000, county: 'Essex County' },
  { name: 'New Paltz', state: 'NY', population: 7300, county: 'Ulster County' },
];
const common = { getKey: labelOf, getLabel: labelOf, renderOption };

function labelOf(city: City) {
  return `${city.name}, ${city.state}`;
}

function renderOption(city: City) {
  return (
    <>
      {labelOf(city)}
      {city.population < 10_000 && <span className="block text-ink-soft text-sm">{city.county}</span>}
    </>
  );
}

async function findCities(query: string) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return cities.filter((city) => city.name.toLowerCase().startsWith(query.toLowerCase()));
}

async function findUntilOffline(query: string) {
  if (query.length > 2) throw new Error('offline');
  return await findCities(query);
}

function AskedCities({ label, debounceMs }: { label: string; debounceMs: number }) {
  const [value, setValue] = useState<City | null>(null);
  const [asked, setAsked] = useState<readonly string[]>([]);
  return (
    <>
      <ComboboxField
        {...common}
        label={label}
        debounceMs={debounceMs}
        value={value}
        onChange={setValue}
        loadOptions={(query) => {
          setAsked((before) => [...before, query]);
          return findCities(query);
        }}
        placeholder="Start typing"
      />
      <p className="text-ink-soft text-sm">Asked for: {asked.join(', ') || 'nothing yet'}</p>
    </>
  );
}

export const examples: readonly Example[] = [
  { title: 'Cities, 250 ms', render: () => <AskedCities label="City" debounceMs={250} /> },
  { title: 'Vendors, 500 ms', render: () => <AskedCities label="Vendor" debounceMs={500} /> },
  {
    title: 'A search that fails from the third letter on',
    render: () => (
      <HeldValue initial={null as City | null}>
        {(value, setValue) => (
          <ComboboxField
            {...common}
            label="City (offline)"
            value={value}
            onChange={setValue}
            loadOptions={findUntilOffline}
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={null as City | null}>
        {(value, setValue) => (
          <ComboboxField
            {...common}
            label="City"
            error="Please enter a location"
            value={value}
            onChange={setValue}
            loadOptions={findCities}
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <ComboboxField
        {...common}
        label="City"
        isDisabled
        value={cities[0] ?? null}
        onChange={() => {}}
        loadOptions={findCities}
      />
    ),
  },
];
