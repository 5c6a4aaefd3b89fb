import { expect, it } from 'vitest';
import { timeZoneAt } from './time-zone.ts';

it.each([
  ['Hudson', 'NY', 42.25, -73.79, 'America/New_York'],
  ['Louisville', 'KY', 38.25, -85.76, 'America/New_York'],
  ['Bowling Green', 'KY', 36.99, -86.44, 'America/Chicago'],
  ['Miami', 'FL', 25.76, -80.19, 'America/New_York'],
  ['Pensacola', 'FL', 30.42, -87.22, 'America/Chicago'],
  ['Nashville', 'TN', 36.16, -86.78, 'America/Chicago'],
  ['Chattanooga', 'TN', 35.05, -85.31, 'America/New_York'],
  ['Indianapolis', 'IN', 39.77, -86.16, 'America/New_York'],
  ['Evansville', 'IN', 37.97, -87.56, 'America/Chicago'],
  ['Gary', 'IN', 41.59, -87.35, 'America/Chicago'],
  ['Terre Haute', 'IN', 39.47, -87.41, 'America/New_York'],
  ['Austin', 'TX', 30.27, -97.74, 'America/Chicago'],
  ['El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
  ['Bismarck', 'ND', 46.81, -100.78, 'America/Chicago'],
  ['Rapid City', 'SD', 44.08, -103.23, 'America/Denver'],
  ['Boise', 'ID', 43.62, -116.2, 'America/Denver'],
  ['Coeur d’Alene', 'ID', 47.68, -116.78, 'America/Los_Angeles'],
  ['Portland', 'OR', 45.52, -122.68, 'America/Los_Angeles'],
  ['Ontario', 'OR', 44.03, -116.96, 'America/Denver'],
  ['Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
  ['Honolulu', 'HI', 21.31, -157.86, 'Pacific/Honolulu'],
  ['Anchorage', 'AK', 61.22, -149.9, 'America/Anchorage'],
])('%s, %s keeps its own time', (_name, stateCode, lat, lon, zone) => {
  expect(timeZoneAt({ stateCode, lat, lon })).toBe(zone);
});
