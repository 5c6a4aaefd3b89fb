import type { GuestWords } from '../guest-words.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

export const de: GuestWords = {
  list: (names) => list.format(names),
  otherHalf: 'bessere Hälfte',
  guestOf: (host) => `${host}${/[sßxz]$/i.test(host) ? '’' : 's'} Begleitung`,
  someGuest: 'Ihre Begleitung',

  pageTitle: (couple) => `Hochzeit von ${couple}`,
  dear: (names) => `Herzlich willkommen, ${names}!`,
  gettingMarried: (couple) => `${couple} heiraten. Sie würden sich sehr freuen, wenn Sie dabei sind.`,
  answerNow: 'Jetzt antworten',
  goOn: 'Weitermachen, wo Sie aufgehört haben',
  answerBy: (day) => `Bitte antworten Sie bis zum ${day}`,
  answersFrom: (day) => `Sie können ab dem ${day} antworten.`,
  at: (day, time) => `${day}, um ${time} Uhr`,
  wear: (attire) => `Kleidung: ${attire}`,

  back: 'Zurück',
  next: 'Weiter',
  stepOf: (step, steps) => `${step} von ${steps}`,
  language: 'Sprache',

  areYouComing: 'Kommen Sie?',
  whoIsComing: 'Wer kommt?',
  allComing: (people) =>
    people === 1 ? 'Ja, ich komme' : people === 2 ? 'Ja, wir kommen beide' : 'Ja, wir kommen alle',
  noneComing: (people) =>
    people === 1
      ? 'Nein, ich kann nicht kommen'
      : people === 2
        ? 'Nein, wir können beide nicht kommen'
        : 'Nein, von uns kann niemand kommen',
  oneByOne: 'oder einzeln',
  isComing: 'Kommt',
  cannotCome: 'Kann nicht kommen',
  notSureYet: 'Noch nicht sicher',

  whoIsWith: (host) => `Wer begleitet ${host}?`,
  whoIsYourGuest: 'Wer begleitet Sie?',
  firstName: 'Vorname',
  lastName: 'Nachname',
  dontKnowYet: 'Wir wissen es noch nicht',

  whatToEat: (name) => `Was möchte ${name} essen?`,
  isHaving: (name, dish) => `Gericht für ${name}: ${dish}.`,
  cannotEat: (name) => `Es gibt etwas, das ${name} nicht essen kann`,
  moreAboutFood: 'Noch etwas zum Essen',
  diets: {
    VEGETARIAN: 'Vegetarisch',
    VEGAN: 'Vegan',
    GLUTEN: 'Ohne Gluten',
    DAIRY: 'Ohne Milchprodukte',
    NUTS: 'Ohne Nüsse',
    EGGS: 'Ohne Eier',
    FISH: 'Ohne Fisch',
    SHELLFISH: 'Ohne Krebs- und Muscheltiere',
    SOY: 'Ohne Soja',
    SESAME: 'Ohne Sesam',
    PORK: 'Ohne Schweinefleisch',
    KOSHER: 'Koscher',
    HALAL: 'Halal',
  },

  whatHelps: 'Gibt es etwas, das den Tag leichter macht?',
  whatHelpsLead: 'Wenn nicht, gehen Sie einfach weiter.',
  needs: {
    STEP_FREE: 'Ein Zugang ohne Stufen',
    QUIET: 'Ein ruhigerer Platz',
    HIGH_CHAIR: 'Ein Hochstuhl',
    NEAR_EXIT: 'Ein Platz nahe einem Ausgang',
    SIGN_LANGUAGE: 'Gebärdensprache',
  },

  yes: 'Ja',
  no: 'Nein',
  optional: 'freiwillig',
  pleaseChoose: 'Bitte wählen Sie',

  anyWords: (couple) => `Möchten Sie ${couple} etwas sagen?`,
  yourWords: 'Ihre Worte an das Paar',
  yourEmail: 'Ihre E-Mail-Adresse',
  yourEmailHint: 'Wir schicken Ihnen eine Kopie Ihrer Antwort.',

  isThisRight: 'Stimmt das so?',
  notSentYet: 'Es wird nichts gesendet, bis Sie auf „Senden“ drücken.',
  send: 'Senden',
  change: 'Ändern',
  comes: (names, people) => `${names} ${people === 1 ? 'kommt' : 'kommen'}.`,
  staysAway: (names, people) => `${names} ${people === 1 ? 'kann' : 'können'} nicht kommen.`,
  isOpen: (names, people) => `${names} ${people === 1 ? 'ist' : 'sind'} noch nicht sicher.`,
  cannotEatSentence: (name, what) => `Essen für ${name}: ${what}.`,
  needsSentence: (name, what) => `Für ${name}: ${what}.`,

  thanks: (name) => `Vielen Dank, ${name}.`,
  haveYourAnswer: (couple) => `${couple} haben Ihre Antwort:`,
  changeUntil: (day) => `Sie können sie bis zum ${day} ändern.`,
  tableOf: (names, table) => `Tisch ${table} für ${names}`,
  noteNumber: 'Heben Sie Ihre Einladungskarte auf oder notieren Sie diese Nummer:',
  addToCalendar: 'In meinen Kalender eintragen',
  changeIt: 'Antwort ändern',
  emailThis: 'Per E-Mail an mich senden',
  emailed: (address) => `Wir haben eine Kopie an ${address} geschickt.`,
  contact: 'Haben Sie Fragen?',

  closed: 'Antworten sind nicht mehr möglich',
  closedLead: (couple) => `Der letzte Tag für Antworten ist vorbei, und ${couple} haben schon alles geplant.`,
  askForChange: 'Um eine Änderung bitten',
  askForChangeLead: (couple) =>
    `Sagen Sie uns, was sich geändert hat. ${couple} entscheiden, ob es noch möglich ist.`,
  sendRequest: 'Diese Bitte senden',
  requested: 'Ihre Bitte ist unterwegs',
  requestedLead: (couple) => `${couple} sehen sie sich an und geben Ihnen Bescheid.`,
  notOpen: 'Es ist noch ein wenig früh',
  noQuestions: 'Es gibt noch nichts zu beantworten.',

  missingWho: 'Bitte antworten Sie für jede Person.',
  missingName: 'Bitte nennen Sie uns den Namen oder drücken Sie auf „Wir wissen es noch nicht“.',
  missingDish: 'Bitte wählen Sie ein Gericht.',
  missingAnswer: 'Bitte beantworten Sie diese Frage.',
  wrongEmail: 'Bitte prüfen Sie die E-Mail-Adresse.',
  otherAnswer: 'Gerade hat jemand auf Ihre Einladung geantwortet',
  otherAnswerLead: 'Das wurde gesendet. Sie können es so lassen oder stattdessen Ihre Antwort senden.',
  sendMine: 'Stattdessen meine senden',
  keepTheirs: 'Diese Antwort behalten',
  tooMany: 'Das war viel auf einmal. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',

  openTitle: 'Ihre Einladung öffnen',
  openLead: 'Geben Sie den Code von Ihrer Karte und Ihren Nachnamen ein.',
  cardCode: 'Code auf Ihrer Karte',
  cardCodeHint: 'Er sieht aus wie K7QX-2MFD. Großbuchstaben und Striche sind nicht wichtig.',
  openIt: 'Meine Einladung öffnen',
  notOpened:
    'Damit konnten wir keine Einladung öffnen. Bitte prüfen Sie beides, Buchstabe für Buchstabe, oder fragen Sie das Paar nach Ihrem Link.',

  whatToDo: 'Was möchten Sie tun?',
  answerInvitation: 'Auf die Einladung antworten',
  leaveAddress: 'Meine Adresse angeben',
  addressTitle: (couple) => `Wohin dürfen ${couple} Ihnen schreiben?`,
  addressLead: 'Das Paar möchte Ihnen Post schicken. Wir geben Ihre Adresse an die beiden weiter.',
  yourName: 'Ihr Name',
  yourNameHint:
    'Vor- und Nachname. Wenn Sie mit jemandem zusammenwohnen, nennen Sie beide: Ruth und Walter Adler.',
  street: 'Straße und Hausnummer',
  apartment: 'Wohnung, Stockwerk',
  city: 'Ort',
  region: 'Bundesstaat',
  postalCode: 'Postleitzahl',
  country: 'Land',
  countryHint: 'Nur wenn es nicht die USA sind.',
  yourPhone: 'Ihre Telefonnummer',
  sendAddress: 'Meine Adresse senden',
  whatIsYourName: 'Wie heißen Sie?',
  proofTitle: 'Noch etwas, damit wir wissen, dass Sie es sind',
  proofLead:
    'Bitte geben Sie Ihre Postleitzahl, die letzten 4 Ziffern Ihrer Telefonnummer oder Ihre E-Mail-Adresse ein. Eines davon genügt.',
  proof: 'Postleitzahl, Telefon oder E-Mail',
  claimTitle: (couple) => `${couple} eine Nachricht hinterlassen`,
  claimLead:
    'Wir konnten Ihre Einladung hier nicht öffnen. Sagen Sie dem Paar, wie es Sie erreicht; es sieht sich das an.',
  claimSent: 'Danke. Es ist unterwegs.',
  claimSentLead: (couple) => `${couple} sehen es sich an.`,
  missingYourName: 'Bitte nennen Sie uns Ihren Namen.',
  missingProof: 'Bitte geben Sie eines der drei ein.',
  missingAddress: 'Bitte geben Sie Ihre Straße und Ihren Ort oder Ihre Postleitzahl ein.',
  missingReach: 'Bitte geben Sie eine E-Mail-Adresse oder Telefonnummer an, damit das Paar Sie erreicht.',
  wrongPhone: 'Bitte prüfen Sie die Telefonnummer.',
  wrongEntry: 'Bitte prüfen Sie Ihre Angaben.',
  inboxFull: (couple) => `${couple} haben schon sehr viel durchzusehen. Bitte rufen Sie an.`,

  mailSubject: (couple) => `Ihre Antwort an ${couple}`,
  mailLead: (couple) => `Diese Antwort haben ${couple} von Ihnen:`,
  changeApproved: (couple) => `${couple} haben Ihrer Änderung zugestimmt. Das ist jetzt Ihre Antwort:`,
  changeDeclined: (couple) =>
    `${couple} können diese Änderung leider nicht mehr möglich machen. Ihre Antwort bleibt:`,
  notMe: 'Das waren nicht Sie? Öffnen Sie den Link und ändern Sie die Antwort, oder rufen Sie das Paar an.',

  reminderSubject: (couple) => `Kommen Sie? ${couple} würden es gern wissen`,
  reminderText: 'Uns fehlt noch Ihre Antwort. Sagen Sie uns, ob Sie kommen? Es dauert nur eine Minute.',
  lastReminderSubject: (couple) => `Noch eine Woche für Ihre Antwort an ${couple}`,
  lastReminderText:
    'Wir müssen bald sagen, wie viele wir sind, und Ihre Antwort fehlt noch. Ein Ja hilft uns ebenso wie ein Nein.',
  draftSubject: 'Ihre Antwort ist noch nicht abgeschickt',
  draftText: (couple) =>
    `Sie haben angefangen, ${couple} zu antworten. Nichts wird gesendet, bevor Sie „Senden“ drücken. Was Sie geschrieben haben, ist noch da.`,
  linkSubject: (couple) => `Ihr Link zur Hochzeit von ${couple}`,
  linkText:
    'Sie haben nach Ihrer Einladung gefragt. Dieser Link ist nur für Sie: Er öffnet Ihre Antwort, und Sie können sie dort ändern.',
  buttonFallback: 'Wenn der Knopf nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  mailFoot: (couple) => `Sie bekommen diese Mail, weil ${couple} Sie eingeladen haben.`,
  stopLink: 'Keine Mails mehr zu dieser Hochzeit',
  stopTitle: 'Keine Mails mehr zu dieser Hochzeit?',
  stopLead: (couple, address) =>
    `Wir schreiben dann nicht mehr an ${address} über die Hochzeit von ${couple}. Ihre Einladung und Ihre Antwort bleiben, wie sie sind.`,
  stopIt: 'Diese Mails beenden',
  stopped: 'Sie bekommen keine Mails mehr zu dieser Hochzeit',
  stoppedLead: 'Ihre Einladung und Ihre Antwort bleiben, wie sie sind.',
  allowAgain: 'Mails wieder erlauben',
  allowed: 'Sie bekommen wieder Mails zu dieser Hochzeit',
  noStopLink: 'Dieser Link führt nirgendwohin. Bitte öffnen Sie ihn noch einmal aus der Mail.',
};
