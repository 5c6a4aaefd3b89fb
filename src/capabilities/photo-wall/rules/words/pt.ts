import type { WallWords } from '../wall-words.ts';

const list = new Intl.ListFormat('pt', { type: 'conjunction' });

export const pt: WallWords = {
  list: (names) => list.format(names),
  otherHalf: 'seu par',
  pageTitle: (couple) => `As fotos de ${couple}`,
  lead: (couple) => `Compartilhe as fotos que você tirar. ${couple} e todos os convidados podem vê-las.`,
  leadDropOnly: (couple) => `Compartilhe as fotos que você tirar. Só ${couple} podem vê-las.`,
  lookedAtFirst: (couple) => `${couple} veem cada foto antes dos outros.`,
  language: 'Idioma',

  yourName: 'Seu nome',
  yourNameHint: 'Para saberem quem tirou.',
  optional: 'opcional',
  missingName: 'Diga primeiro o seu nome, por favor.',
  choose: 'Escolher fotos',
  chooseMore: 'Adicionar mais fotos',
  formats: 'Escolha quantas quiser. Os dados de localização são removidos.',
  needsScript:
    'Seu navegador bloqueia os scripts de que esta página precisa para enviar fotos. Abra em outro navegador, por favor.',

  notOpen: (day) => `Você pode adicionar fotos a partir de ${day}.`,
  closed: 'Não é mais possível adicionar fotos.',

  sent: (sent, all) => `${sent} de ${all} enviadas`,
  allSent: 'Tudo enviado. Obrigado!',
  keepOpen: 'Deixe esta página aberta até o envio terminar.',
  offline: 'Você está sem conexão. Continuamos assim que ela voltar.',
  waiting: 'São muitas fotos. Continuamos sozinhos daqui a pouco.',
  full: 'Não cabem mais fotos aqui.',
  gone: 'Este link não funciona mais. Escaneie o código de novo, por favor.',
  retry: 'Tentar de novo',
  notTaken: (file) => `Não foi possível adicionar ${file}.`,

  yours: 'Suas fotos',
  states: { WAITING: 'O casal vê primeiro', SHOWN: 'Compartilhada', HIDDEN: 'Só o casal vê' },
  caption: 'Legenda',
  save: 'Salvar',
  saved: 'Salvo',
  withdraw: 'Apagar',
  withdrawAsk: 'Apagar esta foto para todos?',
  withdrawn: 'Sua foto foi apagada.',

  everyones: 'Fotos de todos',
  showNew: 'Mostrar fotos novas',
  more: 'Fotos mais antigas',
  newest: 'Fotos mais recentes',
  nothingYet: 'Ainda não há fotos. A sua pode ser a primeira.',
  photoBy: (name) => `Foto de ${name}`,
  photo: 'Foto',
  close: 'Fechar',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  download: 'Salvar no meu celular',
  report: 'Denunciar',
  reportAsk: 'Avisar o casal que esta foto não deveria estar aqui?',
  reported: 'Obrigado. O casal vai olhar.',
  failed: 'Não funcionou. Tente de novo, por favor.',

  screenLead: 'Adicione suas fotos',
  screenEmpty: 'Escaneie o código e compartilhe a primeira foto',
  fullScreen: 'Tela cheia',
  cardLead: (couple) => `Compartilhe suas fotos com ${couple}`,
  cardSteps: 'Aponte a câmera para o código. Sem aplicativo, sem conta.',
};
