import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { PageKind } from '../stored/site-content.ts';

type Titles = Readonly<Record<Exclude<PageKind, 'other' | 'party' | 'photos'>, string>>;

/** What a new site calls its pages, and the questions it can answer by itself. */
export const START_WORDS: Readonly<
  Record<
    GuestLanguage,
    { titles: Titles; where: string; when: string; wear: string; at: (day: string, time: string) => string }
  >
> = {
  en: {
    titles: {
      home: 'Home',
      events: 'Schedule',
      travel: 'Travel',
      story: 'Our story',
      registry: 'Registry',
      faq: 'Q & A',
    },
    where: 'Where is it?',
    when: 'When does it start?',
    wear: 'What should I wear?',
    at: (day, time) => `${day}, at ${time}.`,
  },
  es: {
    titles: {
      home: 'Inicio',
      events: 'Programa',
      travel: 'Viaje',
      story: 'Nuestra historia',
      registry: 'Regalos',
      faq: 'Preguntas',
    },
    where: '¿Dónde es?',
    when: '¿A qué hora empieza?',
    wear: '¿Qué me pongo?',
    at: (day, time) => `${day}, a las ${time}.`,
  },
  fr: {
    titles: {
      home: 'Accueil',
      events: 'Programme',
      travel: 'Venir',
      story: 'Notre histoire',
      registry: 'Cadeaux',
      faq: 'Questions',
    },
    where: 'Où cela se passe-t-il ?',
    when: 'À quelle heure cela commence-t-il ?',
    wear: 'Comment s’habiller ?',
    at: (day, time) => `${day}, à ${time}.`,
  },
  de: {
    titles: {
      home: 'Start',
      events: 'Ablauf',
      travel: 'Anreise',
      story: 'Unsere Geschichte',
      registry: 'Geschenke',
      faq: 'Fragen',
    },
    where: 'Wo findet es statt?',
    when: 'Wann geht es los?',
    wear: 'Was ziehe ich an?',
    at: (day, time) => `${day}, um ${time}.`,
  },
  pt: {
    titles: {
      home: 'Início',
      events: 'Programação',
      travel: 'Viagem',
      story: 'Nossa história',
      registry: 'Presentes',
      faq: 'Perguntas',
    },
    where: 'Onde vai ser?',
    when: 'A que horas começa?',
    wear: 'O que devo vestir?',
    at: (day, time) => `${day}, às ${time}.`,
  },
  it: {
    titles: {
      home: 'Inizio',
      events: 'Programma',
      travel: 'Viaggio',
      story: 'La nostra storia',
      registry: 'Regali',
      faq: 'Domande',
    },
    where: 'Dove si svolge?',
    when: 'A che ora inizia?',
    wear: 'Come mi vesto?',
    at: (day, time) => `${day}, alle ${time}.`,
  },
  he: {
    titles: {
      home: 'בית',
      events: 'לוח זמנים',
      travel: 'הגעה',
      story: 'הסיפור שלנו',
      registry: 'מתנות',
      faq: 'שאלות',
    },
    where: 'איפה זה?',
    when: 'מתי זה מתחיל?',
    wear: 'מה ללבוש?',
    at: (day, time) => `${day}, בשעה ${time}.`,
  },
  ar: {
    titles: {
      home: 'الرئيسية',
      events: 'البرنامج',
      travel: 'السفر',
      story: 'قصتنا',
      registry: 'الهدايا',
      faq: 'أسئلة',
    },
    where: 'أين يقام الحفل؟',
    when: 'متى يبدأ؟',
    wear: 'ماذا أرتدي؟',
    at: (day, time) => `${day}، الساعة ${time}.`,
  },
};
