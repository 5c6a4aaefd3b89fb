import type { DesignKey } from '../rules/design-keys.ts';
import type { SitePage } from '../rules/stored/site-content.ts';
import type { DemoKit } from './demo-pages.ts';
import { question, said, told } from './demo-words.ts';

type DemoSite = { slug: string; design: DesignKey; pages(kit: DemoKit): SitePage[] };

/** Three couples who let everybody read theirs. */
export const FURTHER_SITES: readonly DemoSite[] = [
  {
    slug: 'priya-and-daniel',
    design: 'deco',
    pages: ({ picture, block, page }) => [
      page('home', 'home', said('Home'), [
        block('hero', {
          title: said('Dinner, then dancing, then more dancing'),
          text: said('A hundred and fifty people, one barn, and a playlist two families fought over.'),
          picture: picture('barn reception', 'sunset'),
        }),
        block('countdown'),
        block('events', { title: said('The plan') }),
        block('rsvp', {
          title: said('Last call'),
          text: said('The caterer needs a number. Be one of them.'),
        }),
      ]),
      page('travel', 'travel', said('Travel'), [
        block('travel', {
          title: said('On the way'),
          ways: [
            {
              title: said('Shuttles'),
              text: told('Two buses leave the station at 3:15 and 3:40, and go back until everyone has.'),
            },
            { title: said('Parking'), text: told('The upper field. Follow the lanterns, not the map.') },
          ],
        }),
      ]),
      page('faq', 'good-to-know', said('Good to know'), [
        block('faq', {
          questions: [
            question([
              'Is it a Hindu or a Methodist wedding?',
              'Yes. Seven steps at four, one hymn at five, and a bar in between.',
            ]),
            question(['Is the food spicy?', 'One buffet is, one isn’t. The dumplings don’t take sides.']),
          ],
        }),
      ]),
    ],
  },
  {
    slug: 'elena-and-marcus',
    design: 'night',
    pages: ({ picture, block, page }) => [
      page('home', 'home', said('Tonight'), [
        block('hero', {
          title: said('Meet us under the lights'),
          text: said('Come as the sun goes, stay until the string lights do.'),
          picture: picture('rooftop dinner', 'lilac'),
        }),
        block('events', { title: said('Today') }),
        block('dress-code', {
          title: said('Dress'),
          attire: said('Black tie, comfortable shoes'),
          text: told('It cools off after ten. There’s a basket of shawls by the stairs.'),
          colors: ['#101730', '#c9cfe4', '#ffd592'],
        }),
      ]),
      page('story', 'story', said('How it began'), [
        block('rich-text', {
          title: said('Row F'),
          text: told(
            'We had the same seat at the same concert: F12, printed twice. One of us stood for two hours. Neither of us will say who.',
          ),
        }),
        block('gallery', {
          title: said('Since then'),
          pictures: [picture('turntable', 'lilac'), picture('garden dinner detail', 'lilac')].flatMap(
            (each) => each ?? [],
          ),
        }),
      ]),
    ],
  },
  {
    slug: 'grace-and-owen',
    design: 'film',
    pages: ({ picture, block, page }) => [
      page('home', 'home', said('The wedding'), [
        block('hero', {
          title: said('Thank you for coming'),
          text: said('You danced, you cried, you lost three umbrellas. They’re in the coat room.'),
          picture: picture('lakeside ceremony', 'blush'),
        }),
        block('gallery', {
          title: said('A few we already love'),
          pictures: [
            picture('champagne tower', 'blush'),
            picture('dessert table', 'blush'),
            picture('garden ceremony arch', 'blush'),
          ].flatMap((each) => each ?? []),
        }),
        block('message-form', {
          title: said('Tell us your favorite moment'),
          text: said('We missed half of it while smiling.'),
        }),
      ]),
      page('story', 'songs', said('The songs'), [
        block('song-list', {
          title: said('What the band played'),
          text: said('In the order in which shoes came off.'),
          songs: [
            { title: 'At Last', artist: 'Etta James' },
            { title: 'September', artist: 'Earth, Wind & Fire' },
            { title: 'Dancing in the Moonlight', artist: 'King Harvest' },
          ],
        }),
      ]),
    ],
  },
];
