export const ENVIRONMENTS = ['development', 'staging', 'production'] as const;

export type Environment = (typeof ENVIRONMENTS)[number];

/** A value for each environment, where they do not differ. */
export function everywhere<T>(value: T): Record<Environment, T> {
  return { development: value, staging: value, production: value };
}
