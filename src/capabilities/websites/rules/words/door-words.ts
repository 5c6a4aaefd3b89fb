import type { ReportReason } from '../report-rules.ts';

/** What stands around a site besides its pages: at its door, beside its forms, in a browser’s tab. */
export type DoorWords = {
  sharePhotos: string;
  /** Of the tab, where the reader may know whose site it is. */
  siteOf: (couple: string) => string;
  privateSite: string;
  enterPasscode: string;
  enterPagePasscode: string;
  passcode: string;
  /** Where it stands. */
  passcodeHint: string;
  open: string;
  wrongPasscode: string;
  tooMany: string;
  notHere: string;
  notHereText: string;
  formProblem: string;
  inboxFull: string;
  whatsWrong: string;
  reportReasons: Readonly<Record<ReportReason, string>>;
  reportMore: string;
  sendReport: string;
  reportSent: string;
  reportProblem: string;
};
