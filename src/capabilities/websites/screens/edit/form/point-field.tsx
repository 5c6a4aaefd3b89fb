import { TextField } from '#ui/text-field.tsx';
import type { FieldPart } from './field-part.ts';
import { useTyped } from './use-typed.ts';

type Point = { latitude: number; longitude: number } | null;

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const POINT = new RegExp(`^${NUMBER}\\s*[,;\\s]\\s*${NUMBER}$`);

function readPoint(text: string): Point | undefined {
  if (text === '') return null;
  const found = POINT.exec(text);
  if (!found) return undefined;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Where a map is drawn, as maps tell it. */
export function PointField({ label, value, onChange }: FieldPart<Point>) {
  const { typed, type, leave, error } = useTyped({
    value: value ? `${value.latitude}, ${value.longitude}` : '',
    stored: (text) => text.trim(),
    refuse: (text) =>
      readPoint(text) === undefined ? 'Please enter two numbers, like 41.25, -73.95.' : undefined,
    onChange: (text) => onChange(readPoint(text.trim()) ?? null),
    isToldLate: true,
  });
  return (
    <TextField
      label={label}
      isOptional
      value={typed}
      onChange={type}
      onBlur={leave}
      error={error}
      description="Latitude and longitude, copied from any map. Some designs draw it."
      inputMode="text"
      autoComplete="off"
      reservesMessage={false}
    />
  );
}
