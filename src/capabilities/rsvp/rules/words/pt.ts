import type { GuestWords } from '../guest-words.ts';

const list = new Intl.ListFormat('pt', { type: 'conjunction' });

/** Somebody without a name yet, in the middle of a sentence. */
const within = (name: string) =>
  name.replace(/^(Acompanhante de |Sua companhia)/, (word) => word.toLowerCase());

export const pt: GuestWords = {
  list: (names) => list.format(names.map((name, place) => (place === 0 ? name : within(name)))),
  guestOf: (host) => `Acompanhante de ${host}`,
  someGuest: 'Sua companhia',

  pageTitle: (couple) => `Casamento de ${couple}`,
  dear: (names) => `Olá, ${within(names)}!`,
  gettingMarried: (couple) => `${couple} vão se casar. A sua presença seria uma grande alegria.`,
  answerNow: 'Responder agora',
  goOn: 'Continuar de onde parou',
  answerBy: (day) => `Por favor, responda até ${day}`,
  answersFrom: (day) => `Você poderá responder a partir de ${day}.`,
  at: (day, time) => `${day}, às ${time}`,
  wear: (attire) => `Traje: ${attire}`,

  back: 'Voltar',
  next: 'Avançar',
  stepOf: (step, steps) => `${step} de ${steps}`,
  language: 'Idioma',

  areYouComing: 'Você vai?',
  whoIsComing: 'Quem vai?',
  allComing: (people) =>
    people === 1 ? 'Sim, eu vou' : people === 2 ? 'Sim, nós vamos' : 'Sim, todo mundo vai',
  noneComing: (people) =>
    people === 1
      ? 'Não, eu não poderei ir'
      : people === 2
        ? 'Não, nós não poderemos ir'
        : 'Não, ninguém poderá ir',
  oneByOne: 'ou uma pessoa de cada vez',
  isComing: 'Estará presente',
  cannotCome: 'Não poderá ir',
  notSureYet: 'Ainda não se sabe',

  whoIsWith: (host) => `Quem vai com ${host}?`,
  whoIsYourGuest: 'Quem vai com você?',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  dontKnowYet: 'Ainda não sabemos',

  whatToEat: (name) => `O que ${within(name)} gostaria de comer?`,
  isHaving: (name, dish) => `Prato para ${within(name)}: ${dish}.`,
  cannotEat: (name) => `Há alimentos que ${within(name)} não pode comer`,
  moreAboutFood: 'Algo mais sobre a comida',
  diets: {
    VEGETARIAN: 'Cardápio vegetariano',
    VEGAN: 'Cardápio vegano',
    GLUTEN: 'Sem glúten',
    DAIRY: 'Sem laticínios',
    NUTS: 'Sem nozes e castanhas',
    EGGS: 'Sem ovos',
    FISH: 'Sem peixe',
    SHELLFISH: 'Sem frutos do mar',
    SOY: 'Sem soja',
    SESAME: 'Sem gergelim',
    PORK: 'Sem carne de porco',
    KOSHER: 'Kosher',
    HALAL: 'Halal',
  },

  whatHelps: 'Alguma coisa deixaria o dia mais fácil?',
  whatHelpsLead: 'Se não precisar de nada, é só continuar.',
  needs: {
    STEP_FREE: 'Uma entrada sem degraus',
    QUIET: 'Um lugar mais tranquilo',
    HIGH_CHAIR: 'Uma cadeira alta para criança',
    NEAR_EXIT: 'Um lugar perto de uma saída',
    SIGN_LANGUAGE: 'Língua de sinais',
  },

  yes: 'Sim',
  no: 'Não',
  optional: 'opcional',
  pleaseChoose: 'Por favor, escolha',

  anyWords: (couple) => `Você quer dizer algo para ${couple}?`,
  yourWords: 'Sua mensagem para o casal',
  yourEmail: 'Seu e-mail',
  yourEmailHint: 'Vamos enviar uma cópia da sua resposta.',

  isThisRight: 'Está tudo certo?',
  notSentYet: 'Nada é enviado até você tocar em “Enviar”.',
  send: 'Enviar',
  change: 'Alterar',
  comes: (names, people) => `${names} ${people === 1 ? 'estará presente' : 'estarão presentes'}.`,
  staysAway: (names, people) => `${names} não ${people === 1 ? 'poderá' : 'poderão'} ir.`,
  isOpen: (names, people) => `${names} ainda não ${people === 1 ? 'sabe' : 'sabem'}.`,
  cannotEatSentence: (name, what) => `Comida para ${within(name)}: ${what}.`,
  needsSentence: (name, what) => `Para ${within(name)}: ${what}.`,

  thanks: (name) => `Agradecemos a sua resposta, ${within(name)}.`,
  haveYourAnswer: (couple) => `${couple} já têm a sua resposta:`,
  changeUntil: (day) => `Você pode alterá-la até ${day}.`,
  noteNumber: 'Guarde o seu convite ou anote este número:',
  addToCalendar: 'Adicionar à minha agenda',
  changeIt: 'Alterar a resposta',
  emailThis: 'Receber uma cópia por e-mail',
  emailed: (address) => `Enviamos uma cópia para ${address}.`,
  contact: 'Alguma dúvida?',

  closed: 'As respostas estão encerradas',
  closedLead: (couple) => `O prazo para responder já passou, e ${couple} já fizeram os planos.`,
  askForChange: 'Pedir uma alteração',
  askForChangeLead: (couple) => `Conte para nós o que mudou. ${couple} vão decidir se ainda é possível.`,
  sendRequest: 'Enviar este pedido',
  requested: 'O seu pedido está a caminho',
  requestedLead: (couple) => `${couple} vão ver o pedido e dar um retorno a você.`,
  notOpen: 'Ainda é um pouco cedo',
  noQuestions: 'Ainda não há nada para responder.',

  missingWho: 'Por favor, responda por cada pessoa.',
  missingName: 'Por favor, escreva o nome ou toque em “Ainda não sabemos”.',
  missingDish: 'Por favor, escolha um prato.',
  missingAnswer: 'Por favor, responda a esta pergunta.',
  wrongEmail: 'Por favor, confira o endereço de e-mail.',
  otherAnswer: 'Alguém acabou de responder ao seu convite',
  otherAnswerLead: 'Esta é a resposta enviada. Você pode mantê-la ou enviar a sua no lugar dela.',
  sendMine: 'Enviar a minha no lugar',
  keepTheirs: 'Manter esta resposta',
  tooMany: 'Foram muitas tentativas de uma vez. Por favor, espere um minuto e tente de novo.',

  openTitle: 'Abrir o seu convite',
  openLead: 'Escreva o código do seu cartão e o seu sobrenome.',
  cardCode: 'Código do seu cartão',
  cardCodeHint: 'Parece com K7QX-2MFD. Maiúsculas e traços não importam.',
  openIt: 'Abrir o meu convite',
  notOpened:
    'Não conseguimos abrir um convite com esses dados. Por favor, confira os dois, letra por letra, ou peça o seu link ao casal.',

  whatToDo: 'O que você gostaria de fazer?',
  answerInvitation: 'Responder ao convite',
  leaveAddress: 'Deixar o meu endereço',
  addressTitle: (couple) => `Para onde ${couple} podem escrever a você?`,
  addressLead: 'O casal gostaria de enviar uma carta a você. Vamos passar o seu endereço ao casal.',
  yourName: 'Seu nome',
  yourNameHint: 'Nome e sobrenome. Se mora com alguém, inclua: Ruth e Walter Adler.',
  street: 'Rua e número',
  apartment: 'Apartamento, andar',
  city: 'Cidade',
  region: 'Estado',
  postalCode: 'CEP ou código postal',
  country: 'País',
  countryHint: 'Só se não for nos Estados Unidos.',
  yourPhone: 'Seu telefone',
  sendAddress: 'Enviar o meu endereço',
  whatIsYourName: 'Qual é o seu nome?',
  proofTitle: 'Só mais uma coisa, para saber que é você',
  proofLead:
    'Por favor, escreva o seu código postal, os últimos 4 números do seu telefone ou o seu e-mail. Um deles basta.',
  proof: 'Código postal, telefone ou e-mail',
  claimTitle: (couple) => `Deixe uma mensagem para ${couple}`,
  claimLead: 'Não conseguimos abrir o seu convite aqui. Diga ao casal como falar com você, e eles vão ver.',
  claimSent: 'Agradecemos. Já está a caminho.',
  claimSentLead: (couple) => `${couple} vão ver.`,
  missingYourName: 'Por favor, diga o seu nome.',
  missingProof: 'Por favor, escreva um dos três.',
  missingAddress: 'Por favor, escreva a sua rua e a sua cidade ou código postal.',
  missingReach: 'Por favor, deixe um e-mail ou telefone, para que possam falar com você.',
  wrongPhone: 'Por favor, confira o telefone.',
  wrongEntry: 'Por favor, confira o que escreveu.',
  inboxFull: (couple) => `${couple} já têm muito para ver. Por favor, ligue para o casal.`,

  mailSubject: (couple) => `Sua resposta para ${couple}`,
  mailLead: (couple) => `Esta é a resposta que ${couple} têm de você:`,
  changeApproved: (couple) => `${couple} aceitaram a sua mudança. Agora a sua resposta é:`,
  changeDeclined: (couple) => `${couple} não podem mais fazer esta mudança. A sua resposta continua sendo:`,
  notMe: 'Não foi você? Abra o link e altere a resposta, ou ligue para o casal.',
};
