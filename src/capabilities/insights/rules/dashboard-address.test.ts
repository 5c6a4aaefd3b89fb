import { describe, expect, it } from 'vitest';
import { readDashboardAddress } from './dashboard-address.ts';

describe('the address of the dashboard', () => {
  it.each([
    ['', { range: '90d' }],
    ['range=7d', { range: '7d' }],
    ['range=12m&from=2026-01-01', { range: '12m' }],
    ['range=own&from=2026-01-01&to=2026-02-01', { range: 'own', from: '2026-01-01', to: '2026-02-01' }],
    ['range=own&from=2026-02-01&to=2026-01-01', { range: '90d' }],
    ['range=own&from=2026-02-30&to=2026-03-01', { range: '90d' }],
    ['range=own&from=2016-01-01&to=2026-03-01', { range: '90d' }],
    ['range=own', { range: '90d' }],
    ['range=forever', { range: '90d' }],
  ])('%j asks for %j', (search, asked) => {
    expect(readDashboardAddress(new URLSearchParams(search))).toEqual(asked);
  });
});
