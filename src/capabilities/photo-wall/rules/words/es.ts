import type { WallWords } from '../wall-words.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export const es: WallWords = {
  list: (names) => list.format(names),
  otherHalf: 'su pareja',
  pageTitle: (couple) => `Las fotos de ${couple}`,
  lead: (couple) => `Comparte las fotos que tomes. ${couple} y todos los invitados podrán verlas.`,
  leadDropOnly: (couple) => `Comparte las fotos que tomes. Solo ${couple} podrán verlas.`,
  lookedAtFirst: (couple) => `${couple} miran cada foto antes de que la vean los demás.`,
  language: 'Idioma',

  yourName: 'Tu nombre',
  yourNameHint: 'Para que sepan quién la tomó.',
  optional: 'opcional',
  missingName: 'Dinos primero tu nombre, por favor.',
  choose: 'Elegir fotos',
  chooseMore: 'Añadir más fotos',
  formats: 'Elige todas las que quieras. Quitamos los datos de ubicación.',
  needsScript:
    'Tu navegador bloquea los scripts que esta página necesita para enviar fotos. Ábrela en otro navegador, por favor.',

  notOpen: (day) => `Podrás añadir fotos desde el ${day}.`,
  closed: 'Ya no se pueden añadir fotos.',

  sent: (sent, all) => `${sent} de ${all} enviadas`,
  allSent: 'Todas enviadas. ¡Gracias!',
  keepOpen: 'Deja esta página abierta hasta que se envíen todas.',
  offline: 'No tienes conexión. Seguiremos en cuanto vuelva.',
  waiting: 'Son muchas fotos. Seguiremos solos dentro de un rato.',
  full: 'Aquí no caben más fotos.',
  gone: 'Este enlace ya no funciona. Escanea el código otra vez, por favor.',
  retry: 'Intentar de nuevo',
  notTaken: (file) => `No se pudo añadir ${file}.`,

  yours: 'Tus fotos',
  states: { WAITING: 'La pareja la mira primero', SHOWN: 'Compartida', HIDDEN: 'Solo la ve la pareja' },
  caption: 'Descripción',
  save: 'Guardar',
  saved: 'Guardado',
  withdraw: 'Eliminar',
  withdrawAsk: '¿Eliminar esta foto para todos?',
  withdrawn: 'Tu foto se ha eliminado.',

  everyones: 'Las fotos de todos',
  showNew: 'Ver fotos nuevas',
  more: 'Fotos anteriores',
  newest: 'Fotos más recientes',
  nothingYet: 'Aún no hay fotos. La tuya puede ser la primera.',
  photoBy: (name) => `Foto de ${name}`,
  photo: 'Foto',
  close: 'Cerrar',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  download: 'Guardar en mi teléfono',
  report: 'Denunciar',
  reportAsk: '¿Decirle a la pareja que esta foto no debería estar aquí?',
  reported: 'Gracias. La pareja la mirará.',
  failed: 'No ha funcionado. Inténtalo de nuevo, por favor.',

  screenLead: 'Añade tus fotos',
  screenEmpty: 'Escanea el código y comparte la primera foto',
  fullScreen: 'Pantalla completa',
  cardLead: (couple) => `Comparte tus fotos con ${couple}`,
  cardSteps: 'Apunta con la cámara al código. Sin aplicación ni cuenta.',
};
