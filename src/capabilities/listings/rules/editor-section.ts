import type { EditorField } from './editor-field.ts';

export type SectionGroup = 'about' | 'category' | 'money' | 'trust';

export type EditorSection = {
  /** The form key: its name in addresses and calls. */
  key: string;
  group: SectionGroup;
  title: string;
  lead: string;
  fields: readonly EditorField[];
  /** Only for those who chose this option of the category's leading facet. */
  parentOption?: string;
};
