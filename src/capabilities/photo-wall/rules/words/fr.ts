import type { WallWords } from '../wall-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: WallWords = {
  list: (names) => list.format(names),
  otherHalf: 'sa moitié',
  pageTitle: (couple) => `Les photos de ${couple}`,
  lead: (couple) => `Partagez vos photos. ${couple} et tous les invités pourront les voir.`,
  leadDropOnly: (couple) => `Partagez vos photos. Seuls ${couple} pourront les voir.`,
  lookedAtFirst: (couple) => `${couple} regardent chaque photo avant que les autres la voient.`,
  language: 'Langue',

  yourName: 'Votre nom',
  yourNameHint: 'Pour qu’ils sachent qui l’a prise.',
  optional: 'facultatif',
  missingName: 'Dites-nous d’abord votre nom, s’il vous plaît.',
  choose: 'Choisir des photos',
  chooseMore: 'Ajouter d’autres photos',
  formats: 'Choisissez-en autant que vous voulez. Les données de lieu sont supprimées.',
  needsScript:
    'Votre navigateur bloque les scripts dont cette page a besoin pour envoyer des photos. Ouvrez-la dans un autre navigateur.',

  notOpen: (day) => `Vous pourrez ajouter des photos à partir du ${day}.`,
  closed: 'Il n’est plus possible d’ajouter des photos.',

  sent: (sent, all) => `${sent} sur ${all} envoyées`,
  allSent: 'Tout est envoyé. Merci\u00a0!',
  keepOpen: 'Gardez cette page ouverte jusqu’à la fin de l’envoi.',
  offline: 'Vous êtes hors ligne. L’envoi reprendra dès votre retour.',
  waiting: 'Cela fait beaucoup de photos. L’envoi reprendra de lui-même dans un moment.',
  full: 'Il n’y a plus de place pour d’autres photos.',
  gone: 'Ce lien ne fonctionne plus. Scannez de nouveau le code, s’il vous plaît.',
  retry: 'Réessayer',
  notTaken: (file) => `Impossible d’ajouter ${file}.`,

  yours: 'Vos photos',
  states: {
    WAITING: 'Les mariés la regardent d’abord',
    SHOWN: 'Partagée',
    HIDDEN: 'Seuls les mariés la voient',
  },
  caption: 'Légende',
  save: 'Enregistrer',
  saved: 'Enregistré',
  withdraw: 'Supprimer',
  withdrawAsk: 'Supprimer cette photo pour tout le monde\u00a0?',
  withdrawn: 'Votre photo est supprimée.',

  everyones: 'Les photos de tous',
  showNew: 'Voir les nouvelles photos',
  more: 'Photos plus anciennes',
  newest: 'Photos les plus récentes',
  nothingYet: 'Pas encore de photo. La vôtre sera peut-être la première.',
  photoBy: (name) => `Photo de ${name}`,
  photo: 'Image',
  close: 'Fermer',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  download: 'Enregistrer sur mon téléphone',
  report: 'Signaler',
  reportAsk: 'Dire aux mariés que cette photo n’a pas sa place ici\u00a0?',
  reported: 'Merci. Les mariés vont la regarder.',
  failed: 'Cela n’a pas marché. Réessayez, s’il vous plaît.',

  screenLead: 'Ajoutez vos photos',
  screenEmpty: 'Scannez le code et partagez la première photo',
  fullScreen: 'Plein écran',
  cardLead: (couple) => `Partagez vos photos avec ${couple}`,
  cardSteps: 'Visez le code avec votre appareil photo. Sans application ni compte.',
};
