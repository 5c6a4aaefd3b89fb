import type { ReactNode } from 'react';
import type { Field } from '../../../rules/stored/block-fields.ts';

export interface PartProps {
  field: Field;
  /** From the kind of the block down to its name. */
  path: readonly string[];
  value: unknown;
  /** `spot` tells one field from another, so that typing in one is undone in one go. */
  onChange: (value: unknown, spot: string) => string | undefined;
}

export type DrawPart = (part: PartProps) => ReactNode;
