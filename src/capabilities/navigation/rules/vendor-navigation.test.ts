import { describe, expect, it } from 'vitest';
import { currentItem } from './current-link.ts';
import { vendorAccountMenu } from './vendor-account-menu.ts';
import { vendorEntryPath } from './vendor-entry-path.ts';
import { vendorNavigation } from './vendor-navigation.ts';
import { currentListing, type VendorListing, type VendorState } from './vendor-state.ts';

const photographer: VendorListing = {
  uuid: 'p',
  name: 'Hudson Light',
  published: true,
  taxonomyKey: 'wedding-photographers',
};
const venue: VendorListing = {
  uuid: 'v',
  name: 'The Long Barn',
  published: true,
  taxonomyKey: 'wedding-venues',
};
const draft: VendorListing = { ...photographer, uuid: 'd', name: 'Draft', published: false };

function stateWith(changes: Partial<VendorState> = {}): VendorState {
  return {
    listings: [photographer],
    unreadLeads: 0,
    creditText: '42 credits',
    realWeddingsSubmissions: true,
    boostListing: 'NOT_IN_TEST',
    ...changes,
  };
}

function labels(changes?: Partial<VendorState>): string[] {
  return vendorNavigation(stateWith(changes)).map(({ label }) => label);
}

function menu(id: string, changes?: Partial<VendorState>): string[] {
  const item = vendorNavigation(stateWith(changes)).find((candidate) => candidate.id === id);
  return (item?.links ?? []).map(({ label }) => label);
}

describe('vendorNavigation', () => {
  it('is empty without a storefront', () => {
    expect(labels({ listings: [] })).toEqual([]);
  });

  it('has every name, in order', () => {
    expect(labels()).toEqual([
      'Dashboard',
      'Leads',
      'Listing',
      'Lead preferences',
      'Plans',
      'Boost listing',
      'Resources',
    ]);
  });

  it('marks Leads on every view of the desk', () => {
    const place = { pathname: '/inspire/vendors/leads/conversations', search: '' };
    expect(currentItem(vendorNavigation(stateWith({})), place)).toEqual({ id: 'leads', mark: 'true' });
  });

  it('counts unread leads', () => {
    const leads = (unreadLeads: number) => vendorNavigation(stateWith({ unreadLeads }))[1];
    expect(leads(3)).toMatchObject({ label: 'Leads', badgeCount: 3, href: '/inspire/vendors/leads/ready' });
    expect(leads(0)?.badgeCount).toBe(0);
  });

  it('offers real weddings to photographers with a published listing only, while they are taken', () => {
    const submit = 'Submit real weddings';
    expect(menu('listing-menu')).toEqual([
      'Edit listing details',
      submit,
      'Reviews',
      'Preferred vendors',
      'Suggest alternate vendors',
    ]);
    expect(menu('listing-menu', { realWeddingsSubmissions: false })).not.toContain(submit);
    expect(menu('listing-menu', { listings: [draft] })).not.toContain(submit);
    expect(menu('listing-menu', { listings: [venue] })).not.toContain(submit);
    // The listing at hand decides, not some other one of the account.
    expect(menu('listing-menu', { listings: [photographer, venue], currentListingUuid: 'v' })).not.toContain(
      submit,
    );
  });

  it('shows the purchase history once published', () => {
    const plans = ['Your plans', 'Select a plan', 'About our plans', 'FAQs'];
    expect(menu('plans-menu')).toEqual([...plans, 'Purchase history']);
    expect(menu('plans-menu', { listings: [draft] })).toEqual(plans);
    const closed = { ...draft, wasPublished: true };
    expect(menu('plans-menu', { listings: [closed] })).toEqual([...plans, 'Purchase history']);
  });

  it('tells the credit balance with the plans, when it is known', () => {
    const plans = (creditText: string | null) =>
      vendorNavigation(stateWith({ creditText })).find(({ id }) => id === 'plans-menu');
    expect(plans('42 credits')?.note).toBe('42 credits');
    expect(plans(null)).not.toHaveProperty('note');
  });

  it('tags Boost listing as new, unless the experiment hides it', () => {
    const boost = vendorNavigation(stateWith()).find(({ id }) => id === 'boost-listing');
    expect(boost).toMatchObject({ label: 'Boost listing', tag: 'New' });
    expect(labels({ boostListing: 'TEST-0' })).toContain('Boost listing');
    expect(labels({ boostListing: 'TEST-1' })).not.toContain('Boost listing');
  });

  it('says nothing twice', () => {
    for (const item of vendorNavigation(stateWith())) {
      const names = (item.links ?? []).map(({ label }) => label);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('currentListing', () => {
  it('is the one asked for, else the chosen one, else the first', () => {
    const listings = [photographer, venue];
    expect(currentListing({ listings, currentListingUuid: 'p' }, 'v')).toBe(venue);
    expect(currentListing({ listings, currentListingUuid: 'v' }, 'gone')).toBe(venue);
    expect(currentListing({ listings, currentListingUuid: 'v' })).toBe(venue);
    expect(currentListing({ listings, currentListingUuid: 'gone' })).toBe(photographer);
    expect(currentListing({ listings })).toBe(photographer);
    expect(currentListing({ listings: [] })).toBeUndefined();
  });
});

describe('vendorEntryPath', () => {
  it('follows the progress of a vendor', () => {
    expect(vendorEntryPath(undefined)).toBe('/inspire/vendors/onboard');
    expect(vendorEntryPath(draft)).toBe('/inspire/vendors/listing');
    expect(vendorEntryPath(venue)).toBe('/inspire/vendors/dashboard');
  });
});

describe('vendorAccountMenu', () => {
  function groups(listings: VendorListing[]): [string, string[]][] {
    return vendorAccountMenu({ listings }).listingGroups.map((group) => [
      group.label,
      group.listings.map(({ name }) => name),
    ]);
  }

  it('divides listings into published and not, when there are both', () => {
    expect(groups([photographer, draft, venue])).toEqual([
      ['Published listings', ['Hudson Light', 'The Long Barn']],
      ['Not published', ['Draft']],
    ]);
  });

  it.each([
    [[photographer], 'Your listing'],
    [[draft], 'Your listing'],
    [[photographer, venue], 'Your listings'],
  ])('calls alike ones %#', (listings, label) => {
    expect(groups(listings).map(([name]) => name)).toEqual([label]);
  });

  it('marks the current one', () => {
    const { listingGroups } = vendorAccountMenu({ listings: [photographer, venue], currentListingUuid: 'v' });
    expect(listingGroups[0]?.listings.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('offers what belongs to a storefront only with one', () => {
    const links = (listings: VendorListing[]) =>
      vendorAccountMenu({ listings }).links.map(({ label }) => label);
    expect(links([venue])).toEqual([
      'Create a new listing',
      'Manage access',
      'Account settings',
      'Your badges and awards',
      'Refer vendors to join',
    ]);
    expect(links([])).toEqual(['Create a new listing', 'Account settings']);
    expect(groups([])).toEqual([]);
  });
});
