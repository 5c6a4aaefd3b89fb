import type { GuestWords } from '../guest-words.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });

/** Somebody without a name yet, in the middle of a sentence. */
const within = (name: string) => name.replace(/^Ospite /, 'ospite ');

// Before days stands ‘giorno’: the article alone would be ‘il’ or ‘l’’, by the number.
export const it: GuestWords = {
  list: (names) => list.format(names.map((name, place) => (place === 0 ? name : within(name)))),
  otherHalf: 'la sua metà',
  guestOf: (host) => `Ospite di ${host}`,
  someGuest: 'Ospite in Sua compagnia',

  pageTitle: (couple) => `Matrimonio di ${couple}`,
  dear: (names) => `Buongiorno, ${within(names)},`,
  gettingMarried: (couple) => `${couple} si sposano. Sarebbe una gioia festeggiare insieme.`,
  answerNow: 'Rispondere ora',
  goOn: 'Riprendere la risposta',
  answerBy: (day) => `Si prega di rispondere entro il giorno ${day}`,
  answersFrom: (day) => `Si potrà rispondere dal giorno ${day}.`,
  at: (day, time) => `${day}, ore ${time}`,
  wear: (attire) => `Abbigliamento: ${attire}`,

  back: 'Indietro',
  next: 'Avanti',
  stepOf: (step, steps) => `${step} di ${steps}`,
  language: 'Lingua',

  areYouComing: 'Potrà venire?',
  whoIsComing: 'Chi verrà?',
  allComing: (people) => (people === 1 ? 'Sì, verrò' : `Sì, verremo in ${people === 2 ? 'due' : people}`),
  noneComing: (people) =>
    people === 1
      ? 'No, non potrò venire'
      : people === 2
        ? 'No, non potremo venire'
        : 'No, nessuno potrà venire',
  oneByOne: 'oppure una persona alla volta',
  isComing: 'Verrà',
  cannotCome: 'Non potrà venire',
  notSureYet: 'Non si sa ancora',

  whoIsWith: (host) => `Chi verrà con ${host}?`,
  whoIsYourGuest: 'Chi verrà con Lei?',
  firstName: 'Nome',
  lastName: 'Cognome',
  dontKnowYet: 'Non lo sappiamo ancora',

  whatToEat: (name) => `Quale piatto per ${within(name)}?`,
  isHaving: (name, dish) => `Piatto per ${within(name)}: ${dish}.`,
  cannotEat: (name) => `Ci sono cibi che ${within(name)} non può mangiare`,
  moreAboutFood: 'Altro da sapere sul cibo',
  diets: {
    VEGETARIAN: 'Menù vegetariano',
    VEGAN: 'Menù vegano',
    GLUTEN: 'Senza glutine',
    DAIRY: 'Senza latticini',
    NUTS: 'Senza frutta a guscio',
    EGGS: 'Senza uova',
    FISH: 'Senza pesce',
    SHELLFISH: 'Senza crostacei e molluschi',
    SOY: 'Senza soia',
    SESAME: 'Senza sesamo',
    PORK: 'Senza maiale',
    KOSHER: 'Kosher',
    HALAL: 'Halal',
  },

  whatHelps: 'C’è qualcosa che renderebbe la giornata più comoda?',
  whatHelpsLead: 'Se non serve nulla, basta proseguire.',
  needs: {
    STEP_FREE: 'Un ingresso senza gradini',
    QUIET: 'Un posto più tranquillo',
    HIGH_CHAIR: 'Un seggiolone',
    NEAR_EXIT: 'Un posto vicino a un’uscita',
    SIGN_LANGUAGE: 'Lingua dei segni',
  },

  yes: 'Sì',
  no: 'No',
  optional: 'facoltativo',
  pleaseChoose: 'Scelga un’opzione',

  anyWords: (couple) => `Un messaggio per ${couple}?`,
  yourWords: 'Il Suo messaggio per la coppia',
  yourEmail: 'Il Suo indirizzo email',
  yourEmailHint: 'Le invieremo una copia della Sua risposta.',

  isThisRight: 'È tutto corretto?',
  notSentYet: 'Non viene inviato nulla finché non preme «Invia».',
  send: 'Invia',
  change: 'Modifica',
  comes: (names, people) => `${names} ${people === 1 ? 'verrà' : 'verranno'}.`,
  staysAway: (names, people) => `${names} non ${people === 1 ? 'potrà' : 'potranno'} venire.`,
  isOpen: (names, people) => `${names} non lo ${people === 1 ? 'sa' : 'sanno'} ancora.`,
  cannotEatSentence: (name, what) => `Cibo per ${within(name)}: ${what}.`,
  needsSentence: (name, what) => `Per ${within(name)}: ${what}.`,

  thanks: (name) => `Grazie, ${within(name)}.`,
  haveYourAnswer: (couple) => `${couple} hanno ricevuto la Sua risposta:`,
  changeUntil: (day) => `Può modificarla fino al giorno ${day}.`,
  tableOf: (names, table) => `Tavolo ${table} per ${names}`,
  noteNumber: 'Conservi l’invito o annoti questo numero:',
  addToCalendar: 'Aggiungere al mio calendario',
  changeIt: 'Modifica la risposta',
  emailThis: 'Ricevere una copia via email',
  emailed: (address) => `Abbiamo inviato una copia a ${address}.`,
  contact: 'Ha domande?',

  closed: 'Non è più possibile rispondere',
  closedLead: (couple) => `Il termine per rispondere è passato. ${couple} hanno già organizzato tutto.`,
  askForChange: 'Chiedere una modifica',
  askForChangeLead: (couple) => `Ci dica che cosa è cambiato. ${couple} decideranno se è ancora possibile.`,
  sendRequest: 'Invia questa richiesta',
  requested: 'La Sua richiesta è in arrivo',
  requestedLead: (couple) => `${couple} la leggeranno e Le faranno sapere.`,
  notOpen: 'È ancora un po’ presto',
  noQuestions: 'Non c’è ancora nulla a cui rispondere.',

  missingWho: 'La preghiamo di rispondere per ogni persona.',
  missingName: 'La preghiamo di scrivere il nome o di premere «Non lo sappiamo ancora».',
  missingDish: 'La preghiamo di scegliere un piatto.',
  missingAnswer: 'La preghiamo di rispondere a questa domanda.',
  wrongEmail: 'La preghiamo di controllare l’indirizzo email.',
  otherAnswer: 'Qualcuno ha appena risposto al Suo invito',
  otherAnswerLead: 'Questa è la risposta inviata. Può tenerla o inviare la Sua al suo posto.',
  sendMine: 'Invia invece la mia',
  keepTheirs: 'Tenere questa risposta',
  tooMany: 'Sono stati troppi tentativi insieme. La preghiamo di attendere un minuto e riprovare.',

  openTitle: 'Aprire il Suo invito',
  openLead: 'Scriva il codice del biglietto e il Suo cognome.',
  cardCode: 'Codice del biglietto',
  cardCodeHint: 'È simile a K7QX-2MFD. Maiuscole e trattini non contano.',
  openIt: 'Aprire il mio invito',
  notOpened:
    'Non abbiamo potuto aprire un invito con questi dati. La preghiamo di controllarli entrambi, lettera per lettera, o di chiedere il Suo link alla coppia.',

  whatToDo: 'Che cosa desidera fare?',
  answerInvitation: 'Rispondere all’invito',
  leaveAddress: 'Lasciare il mio indirizzo',
  addressTitle: (couple) => `Dove possono scriverLe ${couple}?`,
  addressLead: 'Vorrebbero inviarLe della posta. Comunicheremo loro il Suo indirizzo.',
  yourName: 'Il Suo nome',
  yourNameHint: 'Nome e cognome. Se vive con qualcuno, lo aggiunga: Ruth e Walter Adler.',
  street: 'Via e numero',
  apartment: 'Appartamento, piano',
  city: 'Città',
  region: 'Stato o provincia',
  postalCode: 'Codice postale',
  country: 'Paese',
  countryHint: 'Solo se non sono gli Stati Uniti.',
  yourPhone: 'Il Suo telefono',
  sendAddress: 'Inviare il mio indirizzo',
  whatIsYourName: 'Come si chiama?',
  proofTitle: 'Ancora una cosa, per sapere che è Lei',
  proofLead:
    'La preghiamo di scrivere il Suo codice postale, le ultime 4 cifre del Suo telefono o la Sua email. Ne basta uno.',
  proof: 'Codice postale, telefono o email',
  claimTitle: (couple) => `Lasci un messaggio a ${couple}`,
  claimLead:
    'Non abbiamo potuto aprire il Suo invito qui. Dica alla coppia come contattarLa: se ne occuperanno.',
  claimSent: 'Grazie. È in arrivo.',
  claimSentLead: (couple) => `${couple} se ne occuperanno.`,
  missingYourName: 'La preghiamo di dirci il Suo nome.',
  missingProof: 'La preghiamo di scrivere uno dei tre.',
  missingAddress: 'La preghiamo di scrivere la via, e la città o il codice postale.',
  missingReach: 'La preghiamo di lasciare un’email o un telefono, così potranno contattarLa.',
  wrongPhone: 'La preghiamo di controllare il telefono.',
  wrongEntry: 'La preghiamo di controllare quanto ha scritto.',
  inboxFull: (couple) => `${couple} hanno già molto da guardare. La preghiamo di chiamarli.`,

  mailSubject: (couple) => `La Sua risposta a ${couple}`,
  mailLead: (couple) => `Questa è la risposta che ${couple} hanno ricevuto da Lei:`,
  changeApproved: (couple) => `${couple} hanno accettato la Sua modifica. Ora la Sua risposta è:`,
  changeDeclined: (couple) => `${couple} non possono più fare questa modifica. La Sua risposta resta:`,
  notMe: 'Non è stata una Sua risposta? Apra il link e la modifichi, o chiami la coppia.',

  reminderSubject: (couple) => `Ci sarà? A ${couple} farebbe piacere saperlo`,
  reminderText: 'Non abbiamo ancora la Sua risposta. Può dirci se viene? Basta un minuto.',
  lastReminderSubject: (couple) => `Ancora una settimana per rispondere a ${couple}`,
  lastReminderText:
    'Tra poco dobbiamo dire quanti saremo, e manca ancora la Sua risposta. Un sì o un no ci aiuta allo stesso modo.',
  draftSubject: 'Non ha ancora inviato la Sua risposta',
  draftText: (couple) =>
    `Ha iniziato a rispondere a ${couple}, ma nulla viene inviato finché non preme Invia. Quello che ha scritto è ancora lì.`,
  linkSubject: (couple) => `Il Suo link per il matrimonio di ${couple}`,
  linkText:
    'Ha chiesto il Suo invito. Questo link è solo per Lei: apre la Sua risposta, e lì può modificarla.',
  buttonFallback: 'Se il pulsante non funziona, copi questo indirizzo nel Suo browser:',
  mailFoot: (couple) => `Riceve questo messaggio perché ${couple} L’hanno invitata.`,
  stopLink: 'Basta email su questo matrimonio',
  stopTitle: 'Niente più email su questo matrimonio?',
  stopLead: (couple, address) =>
    `Non scriveremo più a ${address} sul matrimonio di ${couple}. Il Suo invito e la Sua risposta restano come sono.`,
  stopIt: 'Ferma queste email',
  stopped: 'Non riceverà più email su questo matrimonio',
  stoppedLead: 'Il Suo invito e la Sua risposta restano come sono.',
  allowAgain: 'Consenti di nuovo le email',
  allowed: 'Riceverà di nuovo email su questo matrimonio',
  noStopLink: 'Questo link non porta da nessuna parte. Per favore, lo apra di nuovo dall’email.',
};
