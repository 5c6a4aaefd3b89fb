import type { Diet, Need } from '#capabilities/guests/rules/guest-needs.ts';

/** Everything guest pages and letters say, in one language. TypeScript proves that none is missing. */
export type GuestWords = {
  /** ‘Ruth and Walter’. */
  list(names: readonly string[]): string;
  /** Who marries somebody whose partner is not named yet; of no gender, after ‘and’. */
  otherHalf: string;
  guestOf(host: string): string;
  someGuest: string;

  pageTitle(couple: string): string;
  dear(names: string): string;
  gettingMarried(couple: string): string;
  answerNow: string;
  goOn: string;
  answerBy(day: string): string;
  answersFrom(day: string): string;
  at(day: string, time: string): string;
  wear(attire: string): string;

  back: string;
  next: string;
  stepOf(step: number, steps: number): string;
  language: string;

  areYouComing: string;
  whoIsComing: string;
  allComing(people: number): string;
  noneComing(people: number): string;
  oneByOne: string;
  isComing: string;
  cannotCome: string;
  notSureYet: string;

  whoIsWith(host: string): string;
  whoIsYourGuest: string;
  firstName: string;
  lastName: string;
  dontKnowYet: string;

  whatToEat(name: string): string;
  isHaving(name: string, dish: string): string;
  cannotEat(name: string): string;
  moreAboutFood: string;
  diets: Readonly<Record<Diet, string>>;

  whatHelps: string;
  whatHelpsLead: string;
  needs: Readonly<Record<Need, string>>;

  yes: string;
  no: string;
  optional: string;
  pleaseChoose: string;

  anyWords(couple: string): string;
  yourWords: string;
  yourEmail: string;
  yourEmailHint: string;

  isThisRight: string;
  notSentYet: string;
  send: string;
  change: string;
  comes(names: string, people: number): string;
  staysAway(names: string, people: number): string;
  isOpen(names: string, people: number): string;
  cannotEatSentence(name: string, what: string): string;
  needsSentence(name: string, what: string): string;

  thanks(name: string): string;
  haveYourAnswer(couple: string): string;
  changeUntil(day: string): string;
  /** 'Table 6, Family for Ana and Tom' */
  tableOf(names: string, table: string): string;
  noteNumber: string;
  addToCalendar: string;
  changeIt: string;
  emailThis: string;
  emailed(address: string): string;
  contact: string;

  closed: string;
  closedLead(couple: string): string;
  askForChange: string;
  askForChangeLead(couple: string): string;
  sendRequest: string;
  requested: string;
  requestedLead(couple: string): string;
  notOpen: string;
  noQuestions: string;

  missingWho: string;
  missingName: string;
  missingDish: string;
  missingAnswer: string;
  wrongEmail: string;
  otherAnswer: string;
  otherAnswerLead: string;
  sendMine: string;
  keepTheirs: string;
  tooMany: string;

  /** The page where a code from the card is typed. */
  openTitle: string;
  openLead: string;
  cardCode: string;
  cardCodeHint: string;
  openIt: string;
  notOpened: string;

  /** The one link for everybody. */
  whatToDo: string;
  answerInvitation: string;
  leaveAddress: string;
  addressTitle(couple: string): string;
  addressLead: string;
  yourName: string;
  yourNameHint: string;
  street: string;
  apartment: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  countryHint: string;
  yourPhone: string;
  sendAddress: string;
  whatIsYourName: string;
  proofTitle: string;
  proofLead: string;
  proof: string;
  claimTitle(couple: string): string;
  claimLead: string;
  claimSent: string;
  claimSentLead(couple: string): string;
  missingYourName: string;
  missingProof: string;
  missingAddress: string;
  missingReach: string;
  wrongPhone: string;
  wrongEntry: string;
  inboxFull(couple: string): string;

  mailSubject(couple: string): string;
  mailLead(couple: string): string;
  changeApproved(couple: string): string;
  changeDeclined(couple: string): string;
  notMe: string;

  /** Letters that the couple sends, and what we write by ourselves. */
  reminderSubject(couple: string): string;
  reminderText: string;
  lastReminderSubject(couple: string): string;
  lastReminderText: string;
  draftSubject: string;
  draftText(couple: string): string;
  linkSubject(couple: string): string;
  linkText: string;
  buttonFallback: string;
  mailFoot(couple: string): string;
  /** The way out of such letters. */
  stopLink: string;
  stopTitle: string;
  stopLead(couple: string, address: string): string;
  stopIt: string;
  stopped: string;
  stoppedLead: string;
  allowAgain: string;
  allowed: string;
  noStopLink: string;
};
