import { createEvents } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { capabilities } from './ordered-capabilities.ts';

/** The platform with everybody who listens. */
export function connectEvents(parts: Omit<Platform, 'events'>): Platform {
  const listeners = capabilities.flatMap((capability) => capability.on ?? []);
  const platform: Platform = { ...parts, events: createEvents(listeners, () => platform) };
  return platform;
}
