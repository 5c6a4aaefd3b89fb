export type VenueServiceLevelOption = 'all-inclusive' | 'limited-services' | 'raw-space';
export type VenueSettingOption = 'indoor-space' | 'outdoor-space' | 'covered-outdoor-space';
export type VenueSetting = 'indoor' | 'outdoor';

/** Couples read 'select services' where the facet says 'limited services'; both mean the same level. */
export const VENUE_SERVICE_LEVELS = [
  { key: 'all-inclusive', label: 'All-inclusive', option: 'all-inclusive' },
  { key: 'select-services', label: 'Select services', option: 'limited-services' },
  { key: 'raw-space', label: 'Raw space', option: 'raw-space' },
] as const satisfies readonly { key: string; label: string; option: VenueServiceLevelOption }[];

export type VenueServiceLevel = (typeof VENUE_SERVICE_LEVELS)[number]['key'];

export const VENUE_SETTINGS: Readonly<Record<VenueSetting, readonly VenueSettingOption[]>> = {
  indoor: ['indoor-space'],
  outdoor: ['outdoor-space', 'covered-outdoor-space'],
};

/** What couples read for an option of any facet: its own label, but for the service levels of venues. */
export function coupleLabel({ key, label }: { key: string; label: string }): string {
  return VENUE_SERVICE_LEVELS.find((level) => level.option === key)?.label ?? label;
}

export function serviceLevelOf(option: string): VenueServiceLevel | undefined {
  return VENUE_SERVICE_LEVELS.find((level) => level.option === option)?.key;
}

/** The facet options a search for these settings accepts. */
export function settingOptions(settings: readonly VenueSetting[]): VenueSettingOption[] {
  return [...new Set(settings.flatMap((setting) => VENUE_SETTINGS[setting]))];
}

/** Indoor, outdoor or both, from the options a venue has chosen. */
export function settingsOf(options: readonly string[]): VenueSetting[] {
  const settings: VenueSetting[] = ['indoor', 'outdoor'];
  return settings.filter((setting) => VENUE_SETTINGS[setting].some((option) => options.includes(option)));
}
