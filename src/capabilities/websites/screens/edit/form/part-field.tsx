import type { StoredPicture } from '../../../rules/stored/stored-block.ts';
import type { RichWords, Words } from '../../../rules/stored/words.ts';
import { fieldLabel } from '../block-words.data.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { PicturesField } from '../pictures/pictures-field.tsx';
import { RichField } from '../rich/rich-field.tsx';
import { ClockField } from './clock-field.tsx';
import { ColorsField } from './colors-field.tsx';
import { DayField } from './day-field.tsx';
import type { PartProps } from './draw-part.ts';
import { EventField, EventsField } from './event-fields.tsx';
import type { FieldPart } from './field-part.ts';
import { LineField } from './line-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { PointField } from './point-field.tsx';
import { WordsField } from './words-field.tsx';

/** The field of one part of a block, by what that part is. */
export function PartField({ field, path, value, onChange }: PartProps) {
  const spot = path.join('.');
  const part = { label: fieldLabel(path), value, onChange: (next: unknown) => onChange(next, spot) };
  // What a part is decides what its value is; the table of kinds says both, and the compiler sees one of them.
  const as = <Value,>() => part as FieldPart<Value>;
  switch (field.is) {
    case 'words':
      return <WordsField {...as<Words>()} most={field.most} />;
    case 'rich':
      return <RichField {...as<RichWords>()} />;
    case 'line':
      return <LineField {...as<string>()} most={field.most} />;
    case 'day':
      return <DayField {...as<string | null>()} />;
    case 'time':
      return <ClockField {...as<string>()} />;
    case 'link':
    case 'video':
      return <LinkField {...as<string>()} is={field.is} />;
    case 'picture':
      return <PictureField {...as<StoredPicture | null>()} />;
    case 'pictures':
      return <PicturesField {...as<StoredPicture[]>()} most={field.most} />;
    case 'point':
      return <PointField {...as<{ latitude: number; longitude: number } | null>()} />;
    case 'event':
      return <EventField {...as<string | null>()} />;
    case 'events':
      return <EventsField {...as<string[]>()} />;
    case 'colors':
      return <ColorsField {...as<string[]>()} most={field.most} />;
    case 'list':
      return (
        <ListField
          label={part.label}
          field={field}
          path={path}
          entries={value as Record<string, unknown>[]}
          onChange={onChange}
          drawPart={drawPart}
        />
      );
  }
}

function drawPart(part: PartProps) {
  return <PartField {...part} />;
}
