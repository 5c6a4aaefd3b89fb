import type { GuestWords } from '../guest-words.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Somebody without a name yet, in the middle of a sentence. */
const within = (name: string) =>
  name.replace(/^(Acompañante de |Su acompañante)/, (word) => word.toLowerCase());

export const es: GuestWords = {
  list: (names) => list.format(names.map((name, place) => (place === 0 ? name : within(name)))),
  otherHalf: 'su pareja',
  guestOf: (host) => `Acompañante de ${host}`,
  someGuest: 'Su acompañante',

  pageTitle: (couple) => `Boda de ${couple}`,
  dear: (names) => `Con cariño para ${within(names)}:`,
  gettingMarried: (couple) => `${couple} se casan. Les encantaría contar con su presencia.`,
  answerNow: 'Responder ahora',
  goOn: 'Continuar donde lo dejó',
  answerBy: (day) => `Por favor, responda a más tardar el ${day}`,
  answersFrom: (day) => `Podrá responder a partir del ${day}.`,
  at: (day, time) => `${day}, a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
  wear: (attire) => `Vestimenta: ${attire}`,

  back: 'Atrás',
  next: 'Siguiente',
  stepOf: (step, steps) => `${step} de ${steps}`,
  language: 'Idioma',

  areYouComing: '¿Podrá asistir?',
  whoIsComing: '¿Quién asistirá?',
  allComing: (people) =>
    people === 1 ? 'Sí, asistiré' : `Sí, asistiremos ${people === 2 ? 'dos' : people} personas`,
  noneComing: (people) =>
    people === 1
      ? 'No, no podré asistir'
      : people === 2
        ? 'No, no podremos asistir'
        : 'No, nadie podrá asistir',
  oneByOne: 'o una persona a la vez',
  isComing: 'Asistirá',
  cannotCome: 'No podrá asistir',
  notSureYet: 'Aún no se sabe',

  whoIsWith: (host) => `¿Quién acompañará a ${host}?`,
  whoIsYourGuest: '¿Quién es su acompañante?',
  firstName: 'Nombre',
  lastName: 'Apellido',
  dontKnowYet: 'Aún no lo sabemos',

  whatToEat: (name) => `¿Qué le gustaría comer a ${within(name)}?`,
  isHaving: (name, dish) => `Plato para ${within(name)}: ${dish}.`,
  cannotEat: (name) => `Hay alimentos que ${within(name)} no puede comer`,
  moreAboutFood: 'Algo más sobre la comida',
  diets: {
    VEGETARIAN: 'Menú vegetariano',
    VEGAN: 'Menú vegano',
    GLUTEN: 'Sin gluten',
    DAIRY: 'Sin lácteos',
    NUTS: 'Sin nueces ni frutos secos',
    EGGS: 'Sin huevo',
    FISH: 'Sin pescado',
    SHELLFISH: 'Sin mariscos',
    SOY: 'Sin soya',
    SESAME: 'Sin sésamo',
    PORK: 'Sin cerdo',
    KOSHER: 'Kosher',
    HALAL: 'Halal',
  },

  whatHelps: '¿Hay algo que haría más cómodo el día?',
  whatHelpsLead: 'Si no hace falta nada, simplemente continúe.',
  needs: {
    STEP_FREE: 'Una entrada sin escalones',
    QUIET: 'Un asiento más tranquilo',
    HIGH_CHAIR: 'Una silla alta para niños',
    NEAR_EXIT: 'Un asiento cerca de una salida',
    SIGN_LANGUAGE: 'Lengua de señas',
  },

  yes: 'Sí',
  no: 'No',
  optional: 'opcional',
  pleaseChoose: 'Elija una opción',

  anyWords: (couple) => `¿Quiere decirles algo a ${couple}?`,
  yourWords: 'Sus palabras para la pareja',
  yourEmail: 'Su correo electrónico',
  yourEmailHint: 'Le enviaremos una copia de su respuesta.',

  isThisRight: '¿Es correcto?',
  notSentYet: 'No se envía nada hasta que presione «Enviar».',
  send: 'Enviar',
  change: 'Cambiar',
  comes: (names, people) => `${names} ${people === 1 ? 'asistirá' : 'asistirán'}.`,
  staysAway: (names, people) => `${names} no ${people === 1 ? 'podrá' : 'podrán'} asistir.`,
  isOpen: (names, people) => `${names} aún no lo ${people === 1 ? 'sabe' : 'saben'}.`,
  cannotEatSentence: (name, what) => `Comida para ${within(name)}: ${what}.`,
  needsSentence: (name, what) => `Para ${within(name)}: ${what}.`,

  thanks: (name) => `Gracias, ${within(name)}.`,
  haveYourAnswer: (couple) => `${couple} ya tienen su respuesta:`,
  changeUntil: (day) => `Puede cambiarla hasta el ${day}.`,
  tableOf: (names, table) => `Mesa ${table} para ${names}`,
  noteNumber: 'Guarde su tarjeta de invitación o anote este número:',
  addToCalendar: 'Añadir a mi calendario',
  changeIt: 'Cambiar la respuesta',
  emailThis: 'Recibir una copia por correo',
  emailed: (address) => `Enviamos una copia a ${address}.`,
  contact: '¿Tiene preguntas?',

  closed: 'Ya no se reciben respuestas',
  closedLead: (couple) => `El plazo para responder ya pasó. ${couple} ya hicieron sus planes.`,
  askForChange: 'Pedir un cambio',
  askForChangeLead: (couple) => `Cuéntenos qué cambió. ${couple} decidirán si todavía es posible.`,
  sendRequest: 'Enviar esta solicitud',
  requested: 'Su solicitud está en camino',
  requestedLead: (couple) => `${couple} la revisarán y le avisarán.`,
  notOpen: 'Todavía es un poco pronto',
  noQuestions: 'Todavía no hay nada que responder.',

  missingWho: 'Por favor, responda por cada persona.',
  missingName: 'Por favor, escriba el nombre o presione «Aún no lo sabemos».',
  missingDish: 'Por favor, elija un plato.',
  missingAnswer: 'Por favor, responda esta pregunta.',
  wrongEmail: 'Por favor, revise el correo electrónico.',
  otherAnswer: 'Alguien acaba de responder a su invitación',
  otherAnswerLead: 'Esta es la respuesta que se envió. Puede conservarla o enviar la suya en su lugar.',
  sendMine: 'Enviar la mía en su lugar',
  keepTheirs: 'Conservar esta respuesta',
  tooMany: 'Fueron muchos intentos seguidos. Por favor, espere un minuto e inténtelo de nuevo.',

  openTitle: 'Abrir su invitación',
  openLead: 'Escriba el código de su tarjeta y su apellido.',
  cardCode: 'Código de su tarjeta',
  cardCodeHint: 'Se parece a K7QX-2MFD. No importan las mayúsculas ni los guiones.',
  openIt: 'Abrir mi invitación',
  notOpened:
    'No pudimos abrir ninguna invitación con esos datos. Por favor, revise ambos, letra por letra, o pida su enlace a la pareja.',

  whatToDo: '¿Qué desea hacer?',
  answerInvitation: 'Responder a la invitación',
  leaveAddress: 'Dejar mi dirección',
  addressTitle: (couple) => `¿A dónde pueden escribirle ${couple}?`,
  addressLead: 'Les gustaría enviarle correo. Les haremos llegar su dirección.',
  yourName: 'Su nombre',
  yourNameHint: 'Nombre y apellido. Si vive con alguien, inclúyalo: Ruth y Walter Adler.',
  street: 'Calle y número',
  apartment: 'Apartamento, piso',
  city: 'Ciudad',
  region: 'Estado',
  postalCode: 'Código postal',
  country: 'País',
  countryHint: 'Solo si no es Estados Unidos.',
  yourPhone: 'Su teléfono',
  sendAddress: 'Enviar mi dirección',
  whatIsYourName: '¿Cómo se llama?',
  proofTitle: 'Un dato más, para saber que es usted',
  proofLead:
    'Por favor, escriba su código postal, los últimos 4 dígitos de su teléfono o su correo electrónico. Con uno basta.',
  proof: 'Código postal, teléfono o correo',
  claimTitle: (couple) => `Deje un mensaje a ${couple}`,
  claimLead: 'No pudimos abrir su invitación aquí. Diga a la pareja cómo contactarle, y lo revisarán.',
  claimSent: 'Gracias. Ya está en camino.',
  claimSentLead: (couple) => `${couple} lo revisarán.`,
  missingYourName: 'Por favor, díganos su nombre.',
  missingProof: 'Por favor, escriba uno de los tres datos.',
  missingAddress: 'Por favor, escriba su calle y su ciudad o código postal.',
  missingReach: 'Por favor, deje un correo electrónico o un teléfono para que puedan contactarle.',
  wrongPhone: 'Por favor, revise el teléfono.',
  wrongEntry: 'Por favor, revise lo que escribió.',
  inboxFull: (couple) => `${couple} ya tienen mucho por revisar. Por favor, llámeles.`,

  mailSubject: (couple) => `Su respuesta a ${couple}`,
  mailLead: (couple) => `Esta es la respuesta que ${couple} tienen de usted:`,
  changeApproved: (couple) => `${couple} aceptaron su cambio. Ahora su respuesta es:`,
  changeDeclined: (couple) => `${couple} ya no pueden hacer este cambio. Su respuesta sigue siendo:`,
  notMe: '¿No fue usted? Abra el enlace y cambie la respuesta, o llame a la pareja.',

  reminderSubject: (couple) => `¿Vendrá? A ${couple} les encantaría saberlo`,
  reminderText: 'Todavía no tenemos su respuesta. ¿Nos dice si viene? Solo toma un minuto.',
  lastReminderSubject: (couple) => `Queda una semana para responder a ${couple}`,
  lastReminderText:
    'Pronto tenemos que decir cuántos seremos, y aún falta su respuesta. Un sí o un no nos ayuda igual.',
  draftSubject: 'Todavía no ha enviado su respuesta',
  draftText: (couple) =>
    `Empezó a responder a ${couple}, pero nada se envía hasta que pulse Enviar. Lo que escribió sigue ahí.`,
  linkSubject: (couple) => `Su enlace a la boda de ${couple}`,
  linkText:
    'Usted pidió su invitación. Este enlace es solo para usted: abre su respuesta, y ahí puede cambiarla.',
  buttonFallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  mailFoot: (couple) => `Recibe este correo porque ${couple} le invitaron.`,
  stopLink: 'No quiero más correos sobre esta boda',
  stopTitle: '¿No más correos sobre esta boda?',
  stopLead: (couple, address) =>
    `Dejaremos de escribir a ${address} sobre la boda de ${couple}. Su invitación y su respuesta quedan como están.`,
  stopIt: 'Detener estos correos',
  stopped: 'Ya no recibirá correos sobre esta boda',
  stoppedLead: 'Su invitación y su respuesta quedan como están.',
  allowAgain: 'Permitir correos de nuevo',
  allowed: 'Volverá a recibir correos sobre esta boda',
  noStopLink: 'Este enlace no lleva a ninguna parte. Por favor, ábralo de nuevo desde el correo.',
};
