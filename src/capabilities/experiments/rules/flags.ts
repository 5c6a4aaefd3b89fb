import { type Environment, everywhere } from './environment.ts';

export type FlagDefinition<T> = {
  /** What turning it on does, as the debug panel says it. */
  description: string;
  values: Readonly<Record<Environment, T>>;
};

/** Flags that are on or off. */
export const SWITCHES = {
  prePurchasePlanImprovements: {
    description: "Vendors without a plan read 'No active plan' beside their balance.",
    values: everywhere(true),
  },
  enableVendorGladlyChat: {
    description: 'Vendors can chat with support, except on phones.',
    values: everywhere(true),
  },
  enableVendorAnnouncements: {
    description: 'Announcements appear above the vendor area.',
    values: everywhere(true),
  },
  removeVendorBudgetFromInquiryFlow: {
    description: 'An inquiry does not ask for the budget for this vendor.',
    values: everywhere(true),
  },
  removeBudgetFromInquiryFlow: {
    description: 'An inquiry does not ask for any budget.',
    values: everywhere(false),
  },
  bakerOnboarding: {
    description: 'Bakers can create a listing.',
    values: everywhere(false),
  },
  beauticianOnboarding: {
    description: 'Hair and makeup artists can create a listing.',
    values: everywhere(false),
  },
  realWeddingsSubmissions: {
    description: 'Photographers can submit real weddings.',
    values: everywhere(false),
  },
  showHellosSentFirst: {
    description: "Prospects open on 'Hellos sent' instead of 'For review'.",
    values: everywhere(false),
  },
  enableFavoriteToasts: {
    description: 'The first and the second saved vendor are greeted with words of their own.',
    values: everywhere(true),
  },
} as const satisfies Record<string, FlagDefinition<boolean>>;

/** Flags that are a day, as 'YYYY-MM-DD'. */
export const DATE_FLAGS = {
  reviewsHeldFrom: {
    description: 'Reviews from this day on are held in the platform.',
    values: { development: '2024-01-01', staging: '2024-06-01', production: '2025-01-01' },
  },
} as const satisfies Record<string, FlagDefinition<string>>;

export type SwitchName = keyof typeof SWITCHES;
export type DateFlagName = keyof typeof DATE_FLAGS;
export type FlagName = SwitchName | DateFlagName;
export type FlagValues = Record<SwitchName, boolean> & Record<DateFlagName, string>;

export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];
export const DATE_FLAG_NAMES = Object.keys(DATE_FLAGS) as DateFlagName[];

export function isSwitchName(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name);
}

export function isDateFlagName(name: string): name is DateFlagName {
  return Object.hasOwn(DATE_FLAGS, name);
}

/** What a flag is where nobody overrides it. */
export function environmentFlag(name: FlagName, environment: Environment): boolean | string {
  return isSwitchName(name) ? SWITCHES[name].values[environment] : DATE_FLAGS[name].values[environment];
}
