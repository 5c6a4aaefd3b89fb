import type { GuestWords } from '../guest-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Somebody without a name yet, in the middle of a sentence. */
const within = (name: string) => name.replace(/^La personne qui /, 'la personne qui ');

// Before a colon, a question mark and inside quotation marks stands a space that does not break.
export const fr: GuestWords = {
  list: (names) => list.format(names.map((name, place) => (place === 0 ? name : within(name)))),
  otherHalf: 'sa moitié',
  guestOf: (host) => `La personne qui accompagne ${host}`,
  someGuest: 'La personne qui vous accompagne',

  // Without ‘de’, which would be ‘d’’ before some names.
  pageTitle: (couple) => `Mariage\u00a0: ${couple}`,
  dear: (names) => `Bonjour ${within(names)},`,
  gettingMarried: (couple) => `${couple} se marient. Votre présence leur ferait très plaisir.`,
  answerNow: 'Répondre maintenant',
  goOn: 'Reprendre où vous en étiez',
  answerBy: (day) => `Merci de répondre au plus tard le ${day}`,
  answersFrom: (day) => `Vous pourrez répondre à partir du ${day}.`,
  at: (day, time) => `${day}, à ${time}`,
  wear: (attire) => `Tenue\u00a0: ${attire}`,

  back: 'Retour',
  next: 'Suivant',
  stepOf: (step, steps) => `${step} sur ${steps}`,
  language: 'Langue',

  areYouComing: 'Viendrez-vous\u00a0?',
  whoIsComing: 'Qui vient\u00a0?',
  allComing: (people) =>
    people === 1 ? 'Oui, je viens' : people === 2 ? 'Oui, nous venons à deux' : 'Oui, tout le monde vient',
  noneComing: (people) =>
    people === 1
      ? 'Non, je ne peux pas venir'
      : people === 2
        ? 'Non, nous ne pouvons pas venir'
        : 'Non, personne ne peut venir',
  oneByOne: 'ou une personne à la fois',
  isComing: 'Vient',
  cannotCome: 'Ne peut pas venir',
  notSureYet: 'Ne sait pas encore',

  whoIsWith: (host) => `Qui accompagne ${host}\u00a0?`,
  whoIsYourGuest: 'Qui vous accompagne\u00a0?',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  dontKnowYet: 'Nous ne savons pas encore',

  whatToEat: (name) => `Quel plat pour ${within(name)}\u00a0?`,
  isHaving: (name, dish) => `Plat pour ${within(name)}\u00a0: ${dish}.`,
  cannotEat: (name) => `Il y a des aliments que ${within(name)} ne peut pas manger`,
  moreAboutFood: 'Autre chose au sujet du repas',
  diets: {
    VEGETARIAN: 'Repas végétarien',
    VEGAN: 'Repas végan',
    GLUTEN: 'Sans gluten',
    DAIRY: 'Sans produits laitiers',
    NUTS: 'Sans fruits à coque',
    EGGS: 'Sans œufs',
    FISH: 'Sans poisson',
    SHELLFISH: 'Sans crustacés ni coquillages',
    SOY: 'Sans soja',
    SESAME: 'Sans sésame',
    PORK: 'Sans porc',
    KOSHER: 'Casher',
    HALAL: 'Halal',
  },

  whatHelps: 'Qu’est-ce qui rendrait la journée plus facile\u00a0?',
  whatHelpsLead: 'S’il ne faut rien, continuez simplement.',
  needs: {
    STEP_FREE: 'Un accès sans marches',
    QUIET: 'Une place plus au calme',
    HIGH_CHAIR: 'Une chaise haute',
    NEAR_EXIT: 'Une place près d’une sortie',
    SIGN_LANGUAGE: 'La langue des signes',
  },

  yes: 'Oui',
  no: 'Non',
  optional: 'facultatif',
  pleaseChoose: 'Veuillez choisir',

  anyWords: (couple) => `Un petit mot pour ${couple}\u00a0?`,
  yourWords: 'Votre message au couple',
  yourEmail: 'Votre adresse e-mail',
  yourEmailHint: 'Nous vous enverrons une copie de votre réponse.',

  isThisRight: 'Est-ce bien cela\u00a0?',
  notSentYet: 'Rien n’est envoyé tant que vous n’avez pas appuyé sur «\u00a0Envoyer\u00a0».',
  send: 'Envoyer',
  change: 'Modifier',
  comes: (names, people) => `${names} ${people === 1 ? 'vient' : 'viennent'}.`,
  staysAway: (names, people) => `${names} ne ${people === 1 ? 'peut' : 'peuvent'} pas venir.`,
  isOpen: (names, people) => `${names} ne ${people === 1 ? 'sait' : 'savent'} pas encore.`,
  cannotEatSentence: (name, what) => `Repas pour ${within(name)}\u00a0: ${what}.`,
  needsSentence: (name, what) => `Pour ${within(name)}\u00a0: ${what}.`,

  thanks: (name) => `Merci, ${within(name)}.`,
  haveYourAnswer: (couple) => `${couple} ont bien reçu votre réponse\u00a0:`,
  changeUntil: (day) => `Vous pouvez la modifier jusqu’au ${day}.`,
  tableOf: (names, table) => `Table ${table} pour ${names}`,
  noteNumber: 'Gardez votre carton d’invitation ou notez ce numéro\u00a0:',
  addToCalendar: 'Ajouter à mon agenda',
  changeIt: 'Modifier la réponse',
  emailThis: 'Recevoir une copie par e-mail',
  emailed: (address) => `Nous avons envoyé une copie à ${address}.`,
  contact: 'Des questions\u00a0?',

  closed: 'Les réponses sont closes',
  closedLead: (couple) => `La date limite de réponse est passée. ${couple} ont déjà tout prévu.`,
  askForChange: 'Demander une modification',
  askForChangeLead: (couple) => `Dites-nous ce qui a changé. ${couple} décideront si c’est encore possible.`,
  sendRequest: 'Envoyer cette demande',
  requested: 'Votre demande est en route',
  requestedLead: (couple) => `${couple} vont la lire et vous répondront.`,
  notOpen: 'C’est encore un peu tôt',
  noQuestions: 'Il n’y a encore rien à répondre.',

  missingWho: 'Merci de répondre pour chaque personne.',
  missingName: 'Merci d’indiquer le nom, ou d’appuyer sur «\u00a0Nous ne savons pas encore\u00a0».',
  missingDish: 'Merci de choisir un plat.',
  missingAnswer: 'Merci de répondre à cette question.',
  wrongEmail: 'Merci de vérifier l’adresse e-mail.',
  otherAnswer: 'Quelqu’un vient de répondre à votre invitation',
  otherAnswerLead: 'Voici la réponse envoyée. Vous pouvez la garder ou envoyer la vôtre à la place.',
  sendMine: 'Envoyer la mienne à la place',
  keepTheirs: 'Garder cette réponse',
  tooMany: 'Cela fait beaucoup d’essais à la fois. Merci d’attendre une minute avant de réessayer.',

  openTitle: 'Ouvrir votre invitation',
  openLead: 'Indiquez le code de votre carton et votre nom de famille.',
  cardCode: 'Code de votre carton',
  cardCodeHint: 'Il ressemble à K7QX-2MFD. Les majuscules et les tirets ne comptent pas.',
  openIt: 'Ouvrir mon invitation',
  notOpened:
    'Nous n’avons pas pu ouvrir d’invitation ainsi. Merci de vérifier les deux, lettre par lettre, ou de demander votre lien au couple.',

  whatToDo: 'Que souhaitez-vous faire\u00a0?',
  answerInvitation: 'Répondre à l’invitation',
  leaveAddress: 'Donner mon adresse',
  addressTitle: (couple) => `À quelle adresse ${couple} peuvent-ils vous écrire\u00a0?`,
  addressLead: 'Ils aimeraient vous envoyer du courrier. Nous leur transmettons votre adresse.',
  yourName: 'Votre nom',
  yourNameHint:
    'Prénom et nom de famille. Si vous vivez à plusieurs, ajoutez-les\u00a0: Ruth et Walter Adler.',
  street: 'Rue et numéro',
  apartment: 'Appartement, étage',
  city: 'Ville',
  region: 'État ou région',
  postalCode: 'Code postal',
  country: 'Pays',
  countryHint: 'Seulement si ce ne sont pas les États-Unis.',
  yourPhone: 'Votre téléphone',
  sendAddress: 'Envoyer mon adresse',
  whatIsYourName: 'Comment vous appelez-vous\u00a0?',
  proofTitle: 'Encore une chose, pour savoir que c’est vous',
  proofLead:
    'Merci d’indiquer votre code postal, les 4 derniers chiffres de votre téléphone ou votre adresse e-mail. Un seul suffit.',
  proof: 'Code postal, téléphone ou e-mail',
  claimTitle: (couple) => `Laisser un message à ${couple}`,
  claimLead:
    'Nous n’avons pas pu ouvrir votre invitation ici. Dites au couple comment vous joindre, et ils regarderont.',
  claimSent: 'Merci. C’est en route.',
  claimSentLead: (couple) => `${couple} vont regarder.`,
  missingYourName: 'Merci d’indiquer votre nom.',
  missingProof: 'Merci d’indiquer l’un des trois.',
  missingAddress: 'Merci d’indiquer votre rue, et votre ville ou code postal.',
  missingReach: 'Merci de laisser une adresse e-mail ou un téléphone, pour qu’ils puissent vous joindre.',
  wrongPhone: 'Merci de vérifier le téléphone.',
  wrongEntry: 'Merci de vérifier ce que vous avez écrit.',
  inboxFull: (couple) => `${couple} ont déjà beaucoup à regarder. Merci de les appeler.`,

  mailSubject: (couple) => `Votre réponse à ${couple}`,
  mailLead: (couple) => `Voici la réponse que ${couple} ont reçue de vous\u00a0:`,
  changeApproved: (couple) => `${couple} ont accepté votre changement. Votre réponse est maintenant\u00a0:`,
  changeDeclined: (couple) => `${couple} ne peuvent plus faire ce changement. Votre réponse reste\u00a0:`,
  notMe: 'Ce n’était pas vous\u00a0? Ouvrez le lien et modifiez la réponse, ou appelez le couple.',

  reminderSubject: (couple) => `Serez-vous là\u00a0? ${couple} aimeraient le savoir`,
  reminderText:
    'Nous n’avons pas encore votre réponse. Pouvez-vous nous dire si vous venez\u00a0? Cela ne prend qu’une minute.',
  lastReminderSubject: (couple) => `Plus qu’une semaine pour répondre à ${couple}`,
  lastReminderText:
    'Nous devons bientôt annoncer combien nous serons, et votre réponse manque encore. Un oui ou un non nous aide tout autant.',
  draftSubject: 'Vous n’avez pas encore envoyé votre réponse',
  draftText: (couple) =>
    `Vous avez commencé à répondre à ${couple}, mais rien n’est envoyé tant que vous n’appuyez pas sur «\u00a0Envoyer\u00a0». Ce que vous avez écrit est toujours là.`,
  linkSubject: (couple) => `Votre lien pour le mariage de ${couple}`,
  linkText:
    'Vous avez demandé votre invitation. Ce lien est pour vous seulement\u00a0: il ouvre votre réponse, et vous pouvez la modifier.',
  buttonFallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  mailFoot: (couple) => `Vous recevez ce message parce que ${couple} vous ont invités.`,
  stopLink: 'Plus de messages au sujet de ce mariage',
  stopTitle: 'Ne plus recevoir de messages au sujet de ce mariage\u00a0?',
  stopLead: (couple, address) =>
    `Nous n’écrirons plus à ${address} au sujet du mariage de ${couple}. Votre invitation et votre réponse restent telles quelles.`,
  stopIt: 'Arrêter ces messages',
  stopped: 'Vous ne recevrez plus de messages au sujet de ce mariage',
  stoppedLead: 'Votre invitation et votre réponse restent telles quelles.',
  allowAgain: 'Recevoir à nouveau des messages',
  allowed: 'Vous recevrez à nouveau des messages au sujet de ce mariage',
  noStopLink: 'Ce lien ne mène nulle part. Veuillez le rouvrir depuis le message.',
};
