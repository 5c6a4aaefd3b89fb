export { addBought } from './add-bought.ts';
export { cancelBought } from './cancel-bought.ts';
export { chargeLead } from './charge-lead.ts';
export { giveCredits } from './give-credits.ts';
export { credits } from './manifest.ts';
export { offerCredits } from './offer-credits.ts';
export { refundLead } from './refund-lead.ts';
