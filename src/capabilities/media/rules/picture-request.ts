import { DEFAULT_PICTURE, PICTURE_FORMATS, type PictureFormat } from '#base/picture-address.ts';

export type PictureRequest = {
  id: string;
  width: number;
  format: PictureFormat;
  quality: number;
  /** Opens a private picture. One that opens nothing is no mistake to tell of. */
  key?: string;
};

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const WHOLE_NUMBER = /^[1-9]\d{0,5}$/;

function isFormat(text: string): text is PictureFormat {
  return (PICTURE_FORMATS as readonly string[]).includes(text);
}

type Reading = { request: PictureRequest } | { fields: Record<string, string> };

/** What an address asks for. Left out means the default; nonsense is told field by field. */
export function readPictureRequest(query: Readonly<Record<string, unknown>>): Reading {
  const fields: Record<string, string> = {};
  const text = (name: string, fallback: string | number) => {
    const value = query[name] ?? String(fallback);
    return typeof value === 'string' ? value : '';
  };
  const number = (name: string, fallback: number) => {
    const value = text(name, fallback);
    if (!WHOLE_NUMBER.test(value)) fields[name] = 'Must be a whole number above 0';
    return Number(value);
  };
  const id = text('id', '');
  if (!UUID.test(id)) fields.id = 'Must be the id of a picture';
  const width = number('width', DEFAULT_PICTURE.width);
  const quality = number('quality', DEFAULT_PICTURE.quality);
  const format = text('format', DEFAULT_PICTURE.format);
  if (!isFormat(format)) fields.format = `Must be one of ${PICTURE_FORMATS.join(', ')}`;
  if (text('fit', DEFAULT_PICTURE.fit) !== DEFAULT_PICTURE.fit) fields.fit = 'Must be max';
  if (Object.keys(fields).length > 0 || !isFormat(format)) return { fields };
  const { key } = query;
  return {
    request: { id: id.toLowerCase(), width, format, quality, ...(typeof key === 'string' && { key }) },
  };
}
