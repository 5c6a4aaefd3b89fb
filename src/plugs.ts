/** What capabilities plug into the frames and the settings: one line each. */
export { identityPlug } from './capabilities/identity/plug.ts';
export { inquiriesPlug } from './capabilities/inquiries/plug.ts';
export { leadsPlug } from './capabilities/leads/plug.ts';
export { weddingsPlug } from './capabilities/weddings/plug.ts';
