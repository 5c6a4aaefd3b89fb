export const TABLE_SHAPES = ['ROUND', 'RECT', 'SQUARE', 'OVAL', 'SWEETHEART', 'ROW'] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

export const TABLE_SIZE_KEYS = [
  'ROUND_48',
  'ROUND_60',
  'ROUND_72',
  'RECT_6FT',
  'RECT_8FT',
  'RECT_16FT',
  'SQUARE_36',
  'SQUARE_60',
  'OVAL_8FT',
  'SWEETHEART_48',
  'SWEETHEART_60',
  'ROW_8',
  'ROW_12',
  'CUSTOM',
] as const;
export type TableSizeKey = (typeof TABLE_SIZE_KEYS)[number];

export type TableSize = {
  label: string;
  shape: TableShape;
  lengthIn: number;
  widthIn: number;
  /** Chairs with room for elbows. */
  comfortable: number;
  /** Chairs at most. */
  most: number;
};

/** What rental companies have. One that is made to measure begins as a six-foot table. */
export const TABLE_SIZES: Readonly<Record<TableSizeKey, TableSize>> = {
  ROUND_48: { label: '48 in round', shape: 'ROUND', lengthIn: 48, widthIn: 48, comfortable: 6, most: 6 },
  ROUND_60: { label: '60 in round', shape: 'ROUND', lengthIn: 60, widthIn: 60, comfortable: 8, most: 10 },
  ROUND_72: { label: '72 in round', shape: 'ROUND', lengthIn: 72, widthIn: 72, comfortable: 10, most: 12 },
  RECT_6FT: { label: '6 ft long', shape: 'RECT', lengthIn: 72, widthIn: 30, comfortable: 6, most: 8 },
  RECT_8FT: { label: '8 ft long', shape: 'RECT', lengthIn: 96, widthIn: 30, comfortable: 8, most: 10 },
  RECT_16FT: { label: '16 ft banquet', shape: 'RECT', lengthIn: 192, widthIn: 30, comfortable: 16, most: 18 },
  SQUARE_36: { label: '36 in square', shape: 'SQUARE', lengthIn: 36, widthIn: 36, comfortable: 4, most: 4 },
  SQUARE_60: { label: '60 in square', shape: 'SQUARE', lengthIn: 60, widthIn: 60, comfortable: 8, most: 8 },
  OVAL_8FT: { label: '8 ft oval', shape: 'OVAL', lengthIn: 96, widthIn: 48, comfortable: 8, most: 10 },
  SWEETHEART_48: {
    ...{ label: '48 in sweetheart', shape: 'SWEETHEART', lengthIn: 48, widthIn: 30 },
    ...{ comfortable: 2, most: 2 },
  },
  SWEETHEART_60: {
    ...{ label: '60 in sweetheart', shape: 'SWEETHEART', lengthIn: 60, widthIn: 30 },
    ...{ comfortable: 2, most: 2 },
  },
  ROW_8: { label: 'Row of 8', shape: 'ROW', lengthIn: 176, widthIn: 20, comfortable: 8, most: 8 },
  ROW_12: { label: 'Row of 12', shape: 'ROW', lengthIn: 264, widthIn: 20, comfortable: 12, most: 12 },
  CUSTOM: { label: 'Your own size', shape: 'RECT', lengthIn: 72, widthIn: 30, comfortable: 6, most: 40 },
};
