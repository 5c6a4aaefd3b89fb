import type { SitePage } from '../rules/stored/site-content.ts';
import type { DemoKit } from './demo-pages.ts';
import { question, said, told } from './demo-words.ts';

/** Maya’s mother’s side speaks Spanish, so every word of it is there twice. */
export function mayaAndJonah({ picture, block, page }: DemoKit, eventIds: readonly string[]): SitePage[] {
  const [wedding = null] = eventIds;
  return [
    page('home', 'home', said('Home', 'Inicio'), [
      block('hero', {
        title: said('Two rivers, one table', 'Dos ríos, una mesa'),
        text: said(
          'Come up the Hudson with us for a long weekend of good food, bad dancing, and everyone we love.',
          'Suban con nosotros por el Hudson a un fin de semana largo de buena comida, malos bailes y toda la gente que queremos.',
        ),
        picture: picture('garden dinner', 'blush'),
      }),
      block('names-and-date'),
      block('countdown'),
      block('rich-text', {
        title: said('Before you pack', 'Antes de hacer la maleta'),
        text: told(
          'We met because a bakery sold the same last loaf to both of us. Eight years later we still argue about who saw it first.\nThere will be bread. Bring shoes for grass, something warm for after dark, and an opinion about sourdough.',
          'Nos conocimos porque una panadería nos vendió a los dos el mismo último pan. Ocho años después seguimos discutiendo quién lo vio primero.\nHabrá pan. Traigan zapatos para el césped, algo abrigado para la noche y una opinión sobre la masa madre.',
        ),
      }),
      block('rsvp', {
        title: said('Will you be there?', '¿Vendrán?'),
        text: said(
          'Your invitation has a code. It takes two minutes, and we’ll stop guessing chairs.',
          'Su invitación trae un código. Son dos minutos, y dejaremos de adivinar cuántas sillas.',
        ),
      }),
    ]),
    page('events', 'weekend', said('The weekend', 'El fin de semana'), [
      block('events', { title: said('Where to be, and when', 'Dónde y cuándo') }),
      block('schedule', {
        title: said('Saturday, hour by hour', 'El sábado, hora por hora'),
        event: wedding,
        lines: [
          {
            time: '15:30',
            title: said('Lemonade under the maples', 'Limonada bajo los arces'),
            text: said('Find a fan and a seat in the shade.', 'Tomen un abanico y un asiento a la sombra.'),
          },
          {
            time: '16:00',
            title: said('Ceremony on the lawn', 'Ceremonia en el jardín'),
            text: said('Half an hour, with one poem.', 'Media hora, con un solo poema.'),
          },
          {
            time: '17:00',
            title: said('Drinks by the river', 'Copas junto al río'),
            text: said('Jonah’s uncle shucks the oysters.', 'El tío de Jonah abre las ostras.'),
          },
          {
            time: '18:30',
            title: said('Dinner at one long table', 'Cena en una mesa larga'),
            text: said('', ''),
          },
          {
            time: '20:30',
            title: said('Band, then a playlist', 'Banda y después lista de canciones'),
            text: said('Requests are on your reply card.', 'Las peticiones van en su respuesta.'),
          },
          { time: '23:00', title: said('Last bus to Hudson', 'Último autobús a Hudson'), text: said('', '') },
        ],
      }),
      block('dress-code', {
        title: said('What to wear', 'Qué ponerse'),
        attire: said('Garden party', 'Fiesta de jardín'),
        text: told(
          'Linen, florals, a hat if you own one. Thin heels sink in the lawn; block heels dance longer.',
          'Lino, flores, un sombrero si lo tienen. Los tacones finos se hunden en el césped; los anchos bailan más.',
        ),
        colors: ['#c9a58d', '#8d9a7b', '#b5533c', '#e9d9c3'],
      }),
    ]),
    page('travel', 'travel', said('Travel', 'Cómo llegar'), [
      block('travel', {
        title: said('Getting to Hudson', 'Llegar a Hudson'),
        picture: picture('manor house', 'white'),
        ways: [
          {
            title: said('By train', 'En tren'),
            text: told(
              'Amtrak runs up the river from Penn Station in two hours. Sit on the left: that’s the whole view.',
              'Amtrak sube por el río desde Penn Station en dos horas. Siéntense a la izquierda: ahí está toda la vista.',
            ),
          },
          {
            title: said('By car', 'En coche'),
            text: told(
              'The Taconic is prettier than the Thruway and only ten minutes longer. Park behind the barn and leave the car overnight.',
              'La Taconic es más bonita que la autopista y solo diez minutos más larga. Estacionen detrás del granero y dejen el coche hasta el día siguiente.',
            ),
          },
          {
            title: said('By plane', 'En avión'),
            text: told(
              'Albany is 45 minutes away. Write us your flight and we’ll pair you with a ride.',
              'Albany queda a 45 minutos. Escríbannos su vuelo y les buscamos con quién venir.',
            ),
          },
        ],
      }),
      block('hotel-block', {
        title: said('Where to stay', 'Dónde dormir'),
        hotels: [
          {
            name: 'The Hudson House',
            address: '417 Warren Street, Hudson, NY',
            text: said(
              'Ten rooms held for us, a short walk from the train.',
              'Diez habitaciones reservadas, a un paso del tren.',
            ),
            code: 'MAYAJONAH',
            until: null,
            href: '',
            phone: '(518) 555-0142',
          },
          {
            name: 'Riverbend Motel',
            address: '88 Route 9G, Hudson, NY',
            text: said('Simple, sunny, and good with kids.', 'Sencillo, luminoso y perfecto con niños.'),
            code: '',
            until: null,
            href: '',
            phone: '(518) 555-0177',
          },
        ],
      }),
      block('map-place', {
        title: said('The house', 'La casa'),
        placeName: 'Leopold House',
        address: '12 River Road, Hudson, NY 12534',
        at: { latitude: 42.2529, longitude: -73.791 },
        event: wedding,
      }),
    ]),
    page('story', 'our-story', said('Our story', 'Nuestra historia'), [
      block('story-timeline', {
        title: said('How we got here', 'Cómo llegamos aquí'),
        entries: [
          {
            title: said('The last loaf', 'El último pan'),
            label: said('November 2018', 'Noviembre de 2018'),
            text: told(
              'Saturday, 8:50 a.m., one rye left. The baker sold it twice. Jonah offered half; Maya took the bigger half.',
              'Sábado, 8:50 de la mañana, quedaba un pan de centeno. El panadero lo vendió dos veces. Jonah ofreció la mitad; Maya tomó la mitad más grande.',
            ),
            picture: picture('grazing board', 'berry'),
          },
          {
            title: said('A piano on the fourth floor', 'Un piano en un cuarto piso'),
            label: said('June 2021', 'Junio de 2021'),
            text: told(
              'It took six friends, two straps, and one banister. Every one of those six has a seat near the dance floor.',
              'Hicieron falta seis amigos, dos correas y un pasamanos. Los seis tienen sitio junto a la pista de baile.',
            ),
            picture: picture('piano keys', 'berry'),
          },
          {
            title: said('Yes, in the rain', 'Sí, bajo la lluvia'),
            label: said('October 2025', 'Octubre de 2025'),
            text: told(
              'The plan was a sunset. It poured. Maya asked first, and Jonah still had the ring in the wrong pocket.',
              'El plan era un atardecer. Diluvió. Maya preguntó primero, y Jonah todavía tenía el anillo en el bolsillo equivocado.',
            ),
            picture: picture('rings macro', 'blush'),
          },
        ],
      }),
    ]),
    page('party', 'wedding-party', said('Wedding party', 'Los nuestros'), [
      block('wedding-party', {
        title: said('Standing up with us', 'A nuestro lado'),
        people: [
          {
            name: 'Lucía Ortega',
            label: said('Maid of honor', 'Dama de honor'),
            text: told(
              'Maya’s sister. Knows every word of every song, including the ones without words.',
              'La hermana de Maya. Se sabe la letra de todas las canciones, incluso las que no tienen.',
            ),
            picture: null,
          },
          {
            name: 'Sam Whitaker',
            label: said('Best man', 'Padrino'),
            text: told(
              'Carried the heavy end of the piano and has mentioned it since.',
              'Cargó el lado pesado del piano y no ha dejado de recordarlo.',
            ),
            picture: null,
          },
          {
            name: 'Abuela Inés',
            label: said('Ring bearer', 'Portadora de los anillos'),
            text: told(
              'Eighty-four, undefeated at dominoes, and not handing them to anyone else.',
              'Ochenta y cuatro años, invicta al dominó, y no se los piensa dar a nadie más.',
            ),
            picture: null,
          },
        ],
      }),
    ]),
    page('faq', 'questions', said('Q & A', 'Preguntas'), [
      block('faq', {
        questions: [
          question(
            [
              'Can I bring someone?',
              'If your invitation names a guest, please do. The lawn is generous, the table is not.',
            ],
            [
              '¿Puedo llevar a alguien?',
              'Si su invitación nombra a un acompañante, claro que sí. El jardín es generoso; la mesa, no tanto.',
            ],
          ),
          question(
            [
              'Are kids welcome?',
              'Very. There’s a hayloft with crayons, two sitters from six o’clock, and noodles.',
            ],
            [
              '¿Pueden venir los niños?',
              'Por supuesto. Hay un altillo con crayones, dos niñeras desde las seis y fideos.',
            ],
          ),
          question(
            ['What if it rains?', 'The barn fits everybody and smells of apples. We’d almost like it to.'],
            ['¿Y si llueve?', 'En el granero cabemos todos y huele a manzanas. Casi nos gustaría.'],
          ),
          question(
            [
              'Can we take photos?',
              'After the ceremony, all you want. During it, we’d rather see your faces.',
            ],
            [
              '¿Podemos tomar fotos?',
              'Después de la ceremonia, todas las que quieran. Durante, preferimos verles la cara.',
            ],
          ),
        ],
      }),
      block('guest-photos', {
        title: said('Through your eyes', 'Con sus ojos'),
        text: said(
          'You see what we miss. Leave some of it here.',
          'Ustedes ven lo que nosotros no. Déjennos algo aquí.',
        ),
      }),
      block('message-form', {
        title: said('Ask us anything else', 'Pregúntennos lo que quieran'),
        text: said('It lands in both our phones.', 'Nos llega a los dos al teléfono.'),
      }),
      block('language-switch'),
    ]),
  ];
}
