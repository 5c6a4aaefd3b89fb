import { CATALOGUE, type HoneymoonDestination } from './catalogue.data.ts';
import { ALBUMS, SHOP, sectionPaths } from './section-paths.ts';
import type { SectionGroup, SectionText } from './section-text.ts';

const { paper: PAPER, registry: REGISTRY } = sectionPaths;

const registry: SectionGroup = {
  area: 'shop',
  icon: 'gift',
  pages: {
    [REGISTRY]: {
      title: 'Registry',
      text: 'One list for gifts from our shop, experiences and cash funds. Guests will reserve a gift so that nobody gives it twice, and several will be able to give one together. You will decide when everything ships.',
    },
    [sectionPaths.findCouple]: {
      title: 'Find a couple',
      text: 'Guests will look up a couple by name here and go straight to their registry. Couples who keep their registry private will not be listed.',
    },
  },
  shared: 'It is part of the gift registry, which will keep gifts, experiences and funds in one list.',
  parts: {
    [`${REGISTRY}/your-registry`]: {
      title: 'Your registry',
      text: 'Your own list as your guests will see it, with what is still open and what is already given.',
    },
    [`${REGISTRY}/new-arrivals`]: {
      title: 'New arrivals',
      text: 'What has most recently come into the registry shop, newest first.',
    },
    [`${REGISTRY}/collections`]: {
      title: 'Collections',
      text: 'Gifts chosen to go together, such as a first kitchen or a guest room.',
    },
    [`${REGISTRY}/brands`]: {
      title: 'Brands',
      text: 'All makers in the registry shop from A to Z.',
    },
    [`${REGISTRY}/experiences`]: {
      title: 'Experiences',
      text: 'Gifts to do instead of to own: classes, dinners, nights away.',
    },
    [`${REGISTRY}/cash-funds`]: {
      title: 'Cash funds',
      text: 'Money toward something you name, such as a honeymoon or a house. You will choose who pays the card fee, and see it before anyone gives.',
    },
    [`${REGISTRY}/sale`]: {
      title: 'Sale',
      text: 'Registry gifts at a lower price, with the former price beside it.',
    },
    [`${REGISTRY}/manage`]: {
      title: 'Manage registry',
      text: 'Here you will order your list, set quantities, hide gifts and choose where they ship.',
    },
    [`${REGISTRY}/checklist`]: {
      title: 'Registry checklist',
      text: 'What many households find useful, so that you can see what your list may still lack.',
    },
    [`${REGISTRY}/gift-tracker`]: {
      title: 'Gift tracker',
      text: 'Every gift from reserved to received, with who gave it and whether you have thanked them.',
    },
    [`${REGISTRY}/add-gifts`]: {
      title: 'Add gifts',
      text: 'The registry shop by category, with one tap to add a gift to your list.',
    },
    [`${REGISTRY}/post-wedding-shop`]: {
      title: 'Post-wedding shop',
      text: 'What was left on your list after the day, for you to complete yourselves.',
    },
    [`${REGISTRY}/category/kitchen`]: {
      title: 'Kitchen gifts',
      text: 'Pots, knives and everything that cooks, to add to your list.',
    },
    [`${REGISTRY}/category/tabletop`]: {
      title: 'Tabletop gifts',
      text: 'Plates, glasses, cutlery and linen, to add to your list.',
    },
    [`${REGISTRY}/category/bed-bath`]: {
      title: 'Bed & bath gifts',
      text: 'Sheets, blankets and towels, to add to your list.',
    },
    [`${REGISTRY}/category/furniture`]: {
      title: 'Furniture',
      text: 'Larger pieces that several guests will be able to give together.',
    },
    [`${REGISTRY}/category/home`]: {
      title: 'Home gifts',
      text: 'Lamps, vases, rugs and what else makes a home, to add to your list.',
    },
    [`${REGISTRY}/category/weekend`]: {
      title: 'Weekend gifts',
      text: 'Luggage, picnic and garden things for the days off, to add to your list.',
    },
  },
};

const paper: SectionGroup = {
  area: 'shop',
  icon: 'mail',
  pages: {
    [PAPER]: {
      title: 'Invitations & paper',
      text: 'Everything printed for a wedding, from the save the date to the thank-you card, in designs that match. Names and addresses will come from your guest list. You will see a proof before anything is printed.',
    },
  },
  shared: 'You will choose a design, put in your words and see a proof before anything is printed.',
  parts: {
    [`${PAPER}/invitations`]: {
      title: 'Invitations',
      text: 'Invitations with room for your wording, one for each household on your list.',
    },
    [`${PAPER}/save-the-date`]: {
      title: 'Save the dates',
      text: 'Cards that tell your guests the day before the invitation follows.',
    },
    [`${PAPER}/digital-save-the-date`]: {
      title: 'Digital save the dates',
      text: 'The same designs sent by email, with nothing to print or post.',
    },
    [`${PAPER}/change-the-date`]: {
      title: 'Change the dates',
      text: 'Cards for a day that had to move, in the design of your first ones.',
    },
    [`${PAPER}/place-cards`]: {
      title: 'Place cards',
      text: 'One card for each guest, taken from your seating chart.',
    },
    [`${PAPER}/table-number`]: {
      title: 'Table numbers',
      text: 'A number or a name for each table of your seating chart.',
    },
    [`${PAPER}/thank-you-cards`]: {
      title: 'Thank-you cards',
      text: 'Cards for after the day, beside the list of who gave what.',
    },
    [`${PAPER}/menus`]: { title: 'Menus', text: 'What there is to eat and drink, printed for the tables.' },
    [`${PAPER}/enclosures`]: {
      title: 'Enclosures',
      text: 'The smaller cards in the envelope: directions, reply, details.',
    },
    [`${PAPER}/programs`]: {
      title: 'Programs',
      text: 'The order of the ceremony and who takes part in it.',
    },
    [`${PAPER}/napkin`]: {
      title: 'Napkins',
      text: 'Napkins printed with your names, your date or a line you like.',
    },
    [`${PAPER}/sticker`]: { title: 'Stickers', text: 'Stickers for envelopes, favors and bottles.' },
    [`${PAPER}/signage`]: {
      title: 'Signage',
      text: 'Signs for the day: welcome, this way, the order of events.',
    },
    [`${PAPER}/holiday-cards`]: {
      title: 'Holiday cards',
      text: 'Cards for the first holidays you spend married.',
    },
    [`${PAPER}/free-samples`]: {
      title: 'Free samples',
      text: 'Papers and prints to hold in your hand before you decide.',
    },
    [`${PAPER}/projects`]: {
      title: 'Your paper projects',
      text: 'Designs you have begun, each where you left it.',
    },
    [`${PAPER}/wedding-shower`]: {
      title: 'Wedding shower',
      text: 'Invitations and cards for the shower before the wedding.',
    },
    [`${PAPER}/orders`]: {
      title: 'Drafts and orders',
      text: 'What you have saved and what you have ordered, with where each parcel is.',
    },
    [`${PAPER}/paper-add-ons`]: {
      title: 'Paper add-ons',
      text: 'The finishing touches for an envelope: bands, jackets and seals.',
    },
    [`${PAPER}/belly-bands`]: {
      title: 'Belly bands',
      text: 'Paper bands that hold an invitation and its cards together.',
    },
    [`${PAPER}/vellum-jackets`]: {
      title: 'Vellum jackets',
      text: 'Translucent wraps that an invitation shows through.',
    },
    [`${PAPER}/wax-seals`]: {
      title: 'Wax seals',
      text: 'Seals in several colors and motifs, ready to press on.',
    },
    [`${PAPER}/diy-cards`]: {
      title: 'DIY cards',
      text: 'Designs to download and print at home.',
    },
    [`${PAPER}/matching-suites`]: {
      title: 'Matching suites',
      text: 'Whole families of cards in one design, from the first to the last.',
    },
    [`${PAPER}/day-of-paper`]: {
      title: 'Day-of paper',
      text: 'What lies on the tables and stands at the door: menus, programs, place cards, signs.',
    },
  },
};

const albums: SectionGroup = {
  area: 'shop',
  icon: 'images',
  pages: {
    [sectionPaths.albumShop]: {
      title: 'Wedding albums',
      text: 'Books made from your photos, in three kinds from simple to lavish. Layouts will be suggested from the pictures you choose, and every page will stay yours to change.',
    },
    [sectionPaths.albumDrafts]: {
      title: 'Your album drafts',
      text: 'Albums you have begun, each where you left it. You will be able to work on one together and order it when it is done.',
    },
  },
  shared: 'You will lay out the pages from your own photos and see every spread before ordering.',
  parts: {
    [`${ALBUMS}/classic`]: {
      title: 'Classic albums',
      text: 'The simplest of the three kinds of album.',
    },
    [`${ALBUMS}/premier`]: {
      title: 'Premier albums',
      text: 'The second of the three kinds of album, between simple and lavish.',
    },
    [`${ALBUMS}/deluxe`]: {
      title: 'Deluxe albums',
      text: 'The most lavish of the three kinds of album.',
    },
  },
};

const boutique: SectionGroup = {
  area: 'shop',
  icon: 'shopping-bag',
  pages: {
    [sectionPaths.weddingShop]: {
      title: 'Wedding shop',
      text: 'Things to wear, to give and to decorate with, chosen for weddings. Prices, delivery times and the return rules will stand beside each article.',
    },
  },
  shared: 'It will be a part of the wedding shop, with the price and the return rules beside each article.',
  parts: {
    [`${SHOP}/bridal`]: {
      title: 'Bridal',
      text: 'Dresses, veils and shoes for the ceremony and after.',
    },
    [`${SHOP}/wedding-party`]: {
      title: 'Wedding party',
      text: 'Outfits for the people who stand beside you, in colors that go together.',
    },
    [`${SHOP}/accessories`]: {
      title: 'Accessories',
      text: 'Ties, belts, hairpieces, wraps and other small things to wear.',
    },
    [`${SHOP}/jewelry`]: {
      title: 'Jewelry',
      text: 'Rings, earrings and necklaces for the day and to keep.',
    },
    [`${SHOP}/party-supplies-decor`]: {
      title: 'Party supplies & decor',
      text: 'Candles, garlands, vases and what else dresses a room.',
    },
    [`${SHOP}/gifts-favors`]: {
      title: 'Gifts & favors',
      text: 'Small presents for your guests and larger ones for those who helped.',
    },
    [`${SHOP}/intimates`]: {
      title: 'Intimates',
      text: 'Lingerie and nightwear for under the dress and after.',
    },
    [`${SHOP}/beauty-wellness`]: {
      title: 'Beauty & wellness',
      text: 'Skin care, make-up and things that help you rest before the day.',
    },
  },
};

const orders: SectionGroup = {
  area: 'shop',
  icon: 'package',
  pages: {
    [sectionPaths.orderStatus]: {
      title: 'Orders and returns',
      text: 'With your order number and email you will see where a parcel is. The same page will start a return and print its label.',
    },
  },
};

const cart: SectionGroup = {
  area: 'shop',
  icon: 'shopping-cart',
  pages: {
    [sectionPaths.cart]: {
      title: 'Cart',
      text: 'What you have chosen in the shop, with delivery and tax worked out before you pay. It will be kept while you look around.',
    },
  },
};

const DESTINATION_TEXTS: Readonly<Record<HoneymoonDestination, string>> = {
  Hawaii: 'Beaches, volcanoes and the question of which island.',
  Caribbean: 'Many islands, each with its own temper, and warm water all year.',
  Europe: 'Cities, coasts and trains between them.',
  Italy: 'Long lunches, old towns, lakes and two seas.',
  Spain: 'Late evenings, islands and cities to walk through.',
  Greece: 'White villages, clear water and ferries from island to island.',
  France: 'Paris, the south, and plenty in between.',
  'Mexico and Central America': 'Two coasts, ruins, reefs and rainforest.',
  'continental US': 'Road trips, cabins and cities without a passport.',
  Napa: 'Vineyards, tasting rooms and good beds close together.',
  'national parks': 'Canyons, geysers and forests, and how to get a permit or a lodge.',
  Charleston: 'Old streets, gardens and southern cooking by the sea.',
  'California coast': 'The coast road, slowly, from north to south.',
  'Florida Keys': 'A string of islands at the end of one road.',
  other: 'Places that fit into no list of ours.',
  Maldives: 'Small islands, huts over water and very little to do.',
  Bali: 'Temples, rice terraces, surf and spas.',
};

const honeymoons: SectionGroup = {
  area: 'reading',
  icon: 'tree-palm',
  pages: {
    [sectionPaths.honeymoons]: {
      title: 'Honeymoons',
      text: 'Ideas for the journey after, by destination: when to go, what it costs and what to do there. A honeymoon fund on your registry will be one tap away.',
    },
  },
  shared: 'We will write about the best months, a sensible budget and a few days worth copying.',
  parts: Object.fromEntries(
    CATALOGUE.flatMap((section) => (section.id === 'honeymoons' ? section.children : [])).map(
      ({ id, label, path }): [string, SectionText] => [
        path,
        {
          title: id === 'other' ? 'Other honeymoon destinations' : `Honeymoon: ${label}`,
          text: DESTINATION_TEXTS[id],
        },
      ],
    ),
  ),
};

const reading: SectionGroup = {
  area: 'reading',
  icon: 'book-open',
  pages: {
    [sectionPaths.advice]: {
      title: 'Expert advice',
      text: 'Articles about every part of planning, written by people who do it for a living and reviewed before they appear. Each will say who wrote it and when it was last checked.',
    },
  },
};

const community: SectionGroup = {
  area: 'reading',
  icon: 'messages-square',
  pages: {
    [sectionPaths.community]: {
      title: 'Community',
      text: 'Couples asking and answering each other, by topic. You will be able to write under a name that is not your own, and people will moderate what is said.',
    },
  },
};

const careers: SectionGroup = {
  area: 'reading',
  icon: 'briefcase',
  pages: {
    [sectionPaths.careers]: {
      title: 'Careers',
      text: 'Open positions at Ampersand, with what the work is and what it pays. There is nothing listed here at the moment.',
    },
  },
};

/** Everything couples and their guests can be led to that has no screen of its own yet. */
export const COUPLE_SECTIONS: readonly SectionGroup[] = [
  registry,
  paper,
  albums,
  boutique,
  orders,
  cart,
  honeymoons,
  reading,
  community,
  careers,
];
