import type { WallWords } from '../wall-words.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });

export const it: WallWords = {
  list: (names) => list.format(names),
  otherHalf: 'la sua metà',
  pageTitle: (couple) => `Le foto di ${couple}`,
  lead: (couple) => `Condividi le foto che scatti. ${couple} e tutti gli invitati possono vederle.`,
  leadDropOnly: (couple) => `Condividi le foto che scatti. Solo ${couple} possono vederle.`,
  lookedAtFirst: (couple) => `${couple} guardano ogni foto prima che la vedano gli altri.`,
  language: 'Lingua',

  yourName: 'Il tuo nome',
  yourNameHint: 'Così sanno chi l’ha scattata.',
  optional: 'facoltativo',
  missingName: 'Dicci prima il tuo nome, per favore.',
  choose: 'Scegli le foto',
  chooseMore: 'Aggiungi altre foto',
  formats: 'Scegline quante vuoi. I dati sulla posizione vengono rimossi.',
  needsScript:
    'Il tuo browser blocca gli script di cui questa pagina ha bisogno per inviare le foto. Aprila in un altro browser.',

  notOpen: (day) => `Potrai aggiungere foto da ${day}.`,
  closed: 'Non si possono più aggiungere foto.',

  sent: (sent, all) => `${sent} di ${all} inviate`,
  allSent: 'Tutte inviate. Grazie!',
  keepOpen: 'Tieni aperta questa pagina finché non sono tutte inviate.',
  offline: 'Sei offline. Riprenderemo appena torni in linea.',
  waiting: 'Sono tante foto. Riprenderemo da soli tra un po’.',
  full: 'Qui non ci stanno altre foto.',
  gone: 'Questo link non funziona più. Scansiona di nuovo il codice, per favore.',
  retry: 'Riprova',
  notTaken: (file) => `Non è stato possibile aggiungere ${file}.`,

  yours: 'Le tue foto',
  states: { WAITING: 'Prima la guardano gli sposi', SHOWN: 'Condivisa', HIDDEN: 'La vedono solo gli sposi' },
  caption: 'Didascalia',
  save: 'Salva',
  saved: 'Salvato',
  withdraw: 'Elimina',
  withdrawAsk: 'Eliminare questa foto per tutti?',
  withdrawn: 'La tua foto è stata eliminata.',

  everyones: 'Le foto di tutti',
  showNew: 'Mostra le foto nuove',
  more: 'Foto meno recenti',
  newest: 'Foto più recenti',
  nothingYet: 'Ancora nessuna foto. La tua può essere la prima.',
  photoBy: (name) => `Foto di ${name}`,
  photo: 'Foto',
  close: 'Chiudi',
  previous: 'Foto precedente',
  next: 'Foto successiva',
  download: 'Salva sul mio telefono',
  report: 'Segnala',
  reportAsk: 'Dire agli sposi che questa foto non dovrebbe stare qui?',
  reported: 'Grazie. Gli sposi la guarderanno.',
  failed: 'Non ha funzionato. Riprova, per favore.',

  screenLead: 'Aggiungi le tue foto',
  screenEmpty: 'Scansiona il codice e condividi la prima foto',
  fullScreen: 'Schermo intero',
  cardLead: (couple) => `Condividi le tue foto con ${couple}`,
  cardSteps: 'Inquadra il codice con la fotocamera. Senza app, senza account.',
};
