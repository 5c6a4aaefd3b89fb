import type { Capability } from './define-capability.ts';

/** From the ground up: each after all that it stands on, neighbors by name. */
export function orderCapabilities(capabilities: readonly Capability[]): Capability[] {
  const byName = new Map(capabilities.map((capability) => [capability.name, capability]));
  const ordered = new Set<Capability>();
  const visit = (name: string, above: readonly string[]) => {
    if (above.includes(name))
      throw new Error(`Capabilities stand on each other: ${[...above, name].join(' → ')}.`);
    const capability = byName.get(name);
    // One that has only screens is not composed.
    if (!capability || ordered.has(capability)) return;
    for (const below of capability.standsOn.toSorted()) visit(below, [...above, name]);
    ordered.add(capability);
  };
  for (const name of [...byName.keys()].toSorted()) visit(name, []);
  return [...ordered];
}
