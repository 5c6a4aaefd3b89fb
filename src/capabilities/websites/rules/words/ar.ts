import type { SiteWords } from '../site-view.ts';
import type { DoorWords } from './door-words.ts';

export const ar: SiteWords & DoorWords = {
  and: 'و',
  skipToContent: 'الانتقال إلى المحتوى',
  menu: 'القائمة',
  language: 'اللغة',
  daysToGo: (days) => {
    if (days <= 2) return days === 1 ? 'بقي يوم واحد' : 'بقي يومان';
    // What counts is what follows the hundreds.
    const rest = days % 100;
    if (rest >= 3 && rest <= 10) return `بقي ${days} أيام`;
    return rest > 10 ? `بقي ${days} يومًا` : `بقي ${days} يوم`;
  },
  today: 'اليوم هو اليوم',
  reply: 'تأكيد الحضور',
  replyBy: (day) => `يرجى الرد حتى ${day}`,
  directions: 'الاتجاهات',
  book: 'حجز غرفة',
  bookingCode: 'رمز الحجز',
  bookUntil: (day) => `الحجز حتى ${day}`,
  attire: 'اللباس',
  watchOn: (service) => `المشاهدة على ${service}`,
  yourName: 'الاسم',
  yourEmail: 'البريد الإلكتروني',
  yourMessage: 'الرسالة',
  send: 'إرسال',
  messageSent: 'شكرًا لكم! رسالتكم في الطريق.',
  report: 'الإبلاغ عن هذا الموقع',
  madeWith: 'صُنع باستخدام Ampersand',
  sharePhotos: 'شاركوا صوركم',
  siteOf: (couple) => `زفاف ${couple}`,
  privateSite: 'هذا الموقع مخصص للمدعوين',
  enterPasscode: 'أدخلوا رمز الدخول.',
  enterPagePasscode: 'لهذه الصفحة رمز دخول خاص.',
  passcode: 'رمز الدخول',
  passcodeHint: 'تجدونه في بطاقة الدعوة.',
  open: 'دخول',
  wrongPasscode: 'الرمز غير صحيح. يرجى مراجعة بطاقة الدعوة.',
  tooMany: 'محاولات كثيرة. يرجى الانتظار بضع دقائق.',
  notHere: 'لم نجد هذه الصفحة',
  notHereText: 'يرجى التحقق من العنوان في بطاقة الدعوة.',
  formProblem: 'يرجى كتابة الاسم والرسالة.',
  inboxFull: 'صندوق رسائلهم ممتلئ الآن. يرجى التواصل معهم بطريقة أخرى.',
  whatsWrong: 'ما المشكلة؟',
  reportReasons: {
    PRETENDS: 'ينتحل شخصية آخرين',
    SCAM: 'يطلب مالًا أو كلمات مرور',
    HARMFUL: 'مسيء أو ضار',
    PRIVATE: 'يعرضني أو يعرض عنواني دون إذن',
    OTHER: 'شيء آخر',
  },
  reportMore: 'أي شيء ينبغي أن نعرفه (اختياري)',
  sendReport: 'إرسال البلاغ',
  reportSent: 'شكرًا لكم. سيطّلع عليه أحد أعضاء فريقنا.',
  reportProblem: 'يرجى اختيار المشكلة.',
};
