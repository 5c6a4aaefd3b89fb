import type { GuestWords } from '../guest-words.ts';

const list = new Intl.ListFormat('ar', { type: 'conjunction' });

// Sentences begin with an Arabic word: where a Latin name came first, browsers would set them from left to right.
// Names follow a colon or a word of their own, so that nothing is joined to them; guests are a polite plural.
export const ar: GuestWords = {
  list: (names) => list.format(names),
  guestOf: (host) => `الشخص المدعو مع ${host}`,
  someGuest: 'الشخص المدعو معكم',

  pageTitle: (couple) => `زفاف ${couple}`,
  dear: (names) => `تحية طيبة إلى ${names}،`,
  gettingMarried: (couple) => `زفاف ${couple} يقترب، وسيكون حضوركم فرحة كبيرة.`,
  answerNow: 'الرد الآن',
  goOn: 'المتابعة من حيث توقفتم',
  answerBy: (day) => `يرجى الرد قبل نهاية يوم ${day}`,
  answersFrom: (day) => `يمكنكم الرد ابتداءً من ${day}.`,
  at: (day, time) => `${day}، الساعة ${time}`,
  wear: (attire) => `الملابس: ${attire}`,

  back: 'رجوع',
  next: 'التالي',
  stepOf: (step, steps) => `${step} من ${steps}`,
  language: 'اللغة',

  areYouComing: 'هل يمكنكم الحضور؟',
  whoIsComing: 'من سيحضر؟',
  allComing: (people) => (people === 1 ? 'نعم، سأحضر' : people === 2 ? 'نعم، سنحضر معًا' : 'نعم، سنحضر جميعًا'),
  noneComing: (people) =>
    people === 1
      ? 'لا، لن أتمكن من الحضور'
      : people === 2
        ? 'لا، لن نتمكن من الحضور'
        : 'لا، لن يتمكن أحد منا من الحضور',
  oneByOne: 'أو كل شخص على حدة',
  isComing: 'الحضور مؤكد',
  cannotCome: 'الحضور غير ممكن',
  notSureYet: 'غير مؤكد بعد',

  whoIsWith: (host) => `من سيحضر مع ${host}؟`,
  whoIsYourGuest: 'من سيحضر معكم؟',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  dontKnowYet: 'لا نعرف بعد',

  whatToEat: (name) => `أي طبق يناسب ${name}؟`,
  isHaving: (name, dish) => `طبق ${name}: ${dish}.`,
  cannotEat: (name) => `هناك أطعمة لا تناسب ${name}`,
  moreAboutFood: 'أي شيء آخر بخصوص الطعام',
  diets: {
    VEGETARIAN: 'طعام نباتي',
    VEGAN: 'طعام نباتي صرف (فيغان)',
    GLUTEN: 'بدون غلوتين',
    DAIRY: 'بدون حليب ومشتقاته',
    NUTS: 'بدون مكسرات',
    EGGS: 'بدون بيض',
    FISH: 'بدون سمك',
    SHELLFISH: 'بدون قشريات ومحار',
    SOY: 'بدون صويا',
    SESAME: 'بدون سمسم',
    PORK: 'بدون لحم خنزير',
    KOSHER: 'كوشر',
    HALAL: 'حلال',
  },

  whatHelps: 'هل هناك ما يجعل هذا اليوم أكثر راحة؟',
  whatHelpsLead: 'إن لم تكن هناك حاجة إلى شيء، يمكنكم المتابعة.',
  needs: {
    STEP_FREE: 'مدخل بدون درج',
    QUIET: 'مقعد في مكان أهدأ',
    HIGH_CHAIR: 'كرسي أطفال مرتفع',
    NEAR_EXIT: 'مقعد قريب من مخرج',
    SIGN_LANGUAGE: 'لغة الإشارة',
  },

  yes: 'نعم',
  no: 'لا',
  optional: 'اختياري',
  pleaseChoose: 'يرجى الاختيار',

  anyWords: (couple) => `هل من كلمة إلى ${couple}؟`,
  yourWords: 'كلمتكم إلى العروسين',
  yourEmail: 'بريدكم الإلكتروني',
  yourEmailHint: 'سنرسل إليكم نسخة من ردكم.',

  isThisRight: 'هل هذا صحيح؟',
  notSentYet: 'لن يُرسل شيء قبل الضغط على «إرسال».',
  send: 'إرسال',
  change: 'تعديل',
  comes: (names) => `الحضور مؤكد: ${names}.`,
  staysAway: (names) => `الحضور غير ممكن: ${names}.`,
  isOpen: (names) => `الحضور غير مؤكد بعد: ${names}.`,
  cannotEatSentence: (name, what) => `طعام ${name}: ${what}.`,
  needsSentence: (name, what) => `لراحة ${name}: ${what}.`,

  thanks: (name) => `شكرًا جزيلًا، ${name}.`,
  haveYourAnswer: (couple) => `وصل ردكم إلى ${couple}:`,
  changeUntil: (day) => `يمكنكم تعديله حتى ${day}.`,
  noteNumber: 'يرجى الاحتفاظ ببطاقة الدعوة أو تدوين هذا الرقم:',
  addToCalendar: 'إضافة إلى تقويمي',
  changeIt: 'تعديل الرد',
  emailThis: 'إرسال نسخة إلى بريدي الإلكتروني',
  emailed: (address) => `أرسلنا نسخة إلى ${address}.`,
  contact: 'هل لديكم أسئلة؟',

  closed: 'انتهى موعد الرد',
  closedLead: (couple) => `مضى آخر يوم للرد، واكتملت ترتيبات ${couple}.`,
  askForChange: 'طلب تعديل',
  askForChangeLead: (couple) => `أخبرونا بما تغيّر. هل ما زال ذلك ممكنًا؟ القرار يعود إلى ${couple}.`,
  sendRequest: 'إرسال هذا الطلب',
  requested: 'طلبكم في الطريق',
  requestedLead: (couple) => `سيصل الطلب إلى ${couple}، ثم يصلكم الجواب.`,
  notOpen: 'ما زال الوقت مبكرًا قليلًا',
  noQuestions: 'ليس هناك ما يحتاج إلى رد بعد.',

  missingWho: 'يرجى الإجابة عن كل شخص.',
  missingName: 'يرجى كتابة الاسم، أو الضغط على «لا نعرف بعد».',
  missingDish: 'يرجى اختيار طبق.',
  missingAnswer: 'يرجى الإجابة عن هذا السؤال.',
  wrongEmail: 'يرجى التحقق من عنوان البريد الإلكتروني.',
  otherAnswer: 'وصل للتو رد آخر على دعوتكم',
  otherAnswerLead: 'هذا هو الرد المرسل. يمكنكم الإبقاء عليه أو إرسال ردكم بدلًا منه.',
  sendMine: 'إرسال ردي بدلًا منه',
  keepTheirs: 'الإبقاء على هذا الرد',
  tooMany: 'كانت هناك محاولات كثيرة دفعة واحدة. يرجى الانتظار دقيقة ثم المحاولة مجددًا.',

  mailSubject: (couple) => `ردكم إلى ${couple}`,
  mailLead: (couple) => `هذا هو ردكم كما وصل إلى ${couple}:`,
  changeApproved: (couple) => `تمت الموافقة على التغيير الذي طلبتموه من ${couple}. ردكم الآن هو:`,
  changeDeclined: (couple) => `لم يعد التغيير الذي طلبتموه ممكنًا لدى ${couple}. يبقى ردكم كما هو:`,
  notMe: 'لم يكن هذا ردكم؟ يمكنكم فتح الرابط وتعديله، أو الاتصال بالعروسين.',
};
