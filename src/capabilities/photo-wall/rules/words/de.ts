import type { WallWords } from '../wall-words.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

export const de: WallWords = {
  list: (names) => list.format(names),
  otherHalf: 'bessere Hälfte',
  pageTitle: (couple) => `Die Fotos von ${couple}`,
  lead: (couple) => `Teilt eure Fotos. ${couple} und alle Gäste können sie sehen.`,
  leadDropOnly: (couple) => `Teilt eure Fotos. Nur ${couple} können sie sehen.`,
  lookedAtFirst: (couple) => `${couple} sehen jedes Foto an, bevor andere es sehen.`,
  language: 'Sprache',

  yourName: 'Dein Name',
  yourNameHint: 'Damit die beiden wissen, von wem es ist.',
  optional: 'freiwillig',
  missingName: 'Bitte sag uns zuerst deinen Namen.',
  choose: 'Fotos auswählen',
  chooseMore: 'Weitere Fotos hinzufügen',
  formats: 'Wähle so viele du magst. Ortsangaben werden entfernt.',
  needsScript:
    'Dein Browser blockiert Skripte, die diese Seite zum Senden braucht. Bitte öffne sie in einem anderen Browser.',

  notOpen: (day) => `Ab ${day} kannst du Fotos hinzufügen.`,
  closed: 'Hier werden keine Fotos mehr angenommen.',

  sent: (sent, all) => `${sent} von ${all} gesendet`,
  allSent: 'Alles gesendet. Danke!',
  keepOpen: 'Lass die Seite offen, bis alle gesendet sind.',
  offline: 'Du bist offline. Sobald du wieder da bist, geht es weiter.',
  waiting: 'Das sind viele Fotos. In einer Weile geht es von selbst weiter.',
  full: 'Hier passen keine Fotos mehr hinein.',
  gone: 'Dieser Link funktioniert nicht mehr. Bitte scanne den Code noch einmal.',
  retry: 'Noch einmal versuchen',
  notTaken: (file) => `${file} konnte nicht hinzugefügt werden.`,

  yours: 'Deine Fotos',
  states: {
    WAITING: 'Das Paar schaut zuerst',
    SHOWN: 'Geteilt',
    HIDDEN: 'Nur das Paar sieht es',
  },
  caption: 'Bildunterschrift',
  save: 'Speichern',
  saved: 'Gespeichert',
  withdraw: 'Löschen',
  withdrawAsk: 'Dieses Foto für alle löschen?',
  withdrawn: 'Dein Foto ist gelöscht.',

  everyones: 'Fotos von allen',
  showNew: 'Neue Fotos zeigen',
  more: 'Ältere Fotos',
  newest: 'Neueste Fotos',
  nothingYet: 'Noch keine Fotos. Deins könnte das erste sein.',
  photoBy: (name) => `Foto von ${name}`,
  photo: 'Foto',
  close: 'Schließen',
  previous: 'Voriges Foto',
  next: 'Nächstes Foto',
  download: 'Auf meinem Handy speichern',
  report: 'Melden',
  reportAsk: 'Dem Paar sagen, dass dieses Foto nicht hierher gehört?',
  reported: 'Danke. Das Paar sieht es sich an.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',

  screenLead: 'Zeig uns deine Fotos',
  screenEmpty: 'Code scannen und das erste Foto teilen',
  fullScreen: 'Ganzer Bildschirm',
  cardLead: (couple) => `Teilt eure Fotos mit ${couple}`,
  cardSteps: 'Kamera auf den Code richten. Ohne App, ohne Konto.',
};
