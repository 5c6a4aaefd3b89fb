import type { Rule } from '#base/validation/rule.ts';

/** A line or a paragraph. */
export type TextField = {
  kind: 'text';
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  minLength?: number;
  isLong?: true;
  /** Its section cannot be done without it. */
  isRequired?: true;
  /** Read by couples as it is written, so nothing in it may lead around us. */
  isScreened?: true;
  /** The page's address, of which there can be one in a category. */
  isAddress?: true;
  rules?: readonly Rule<string>[];
};

/** Cents; people type and read dollars. */
export type MoneyField = { kind: 'money'; name: string; label: string; hint?: string; isRequired?: true };
export type CountField = { kind: 'count'; name: string; label: string; hint?: string; max: number };
export type FlagField = { kind: 'flag'; name: string; label: string; hint?: string };
export type CityField = { kind: 'city'; name: string; label: string };
/** Indoors, outdoors, under a roof. */
export type SettingField = { kind: 'setting'; name: string; label: string };
/** The options of one facet; its root says how many. */
export type ChoicesField = { kind: 'choices'; name: string; rootKey: string };
/** Things of which a business has several, each with fields of its own. */
export type ListField = {
  kind: 'list';
  name: string;
  item: 'space' | 'menu' | 'faq';
  label: string;
  most: number;
};

export type EditorField =
  | TextField
  | MoneyField
  | CountField
  | FlagField
  | CityField
  | SettingField
  | ChoicesField
  | ListField;

export type ListItem = Readonly<Record<string, string | number | null>>;

export type FieldValue = string | number | boolean | null | readonly string[] | readonly ListItem[];

/** What a section's form holds, by the names of its fields. */
export type SectionValues = Readonly<Record<string, FieldValue>>;
