/** What capabilities have on every page for whoever is signed in: one line each. */
export { identityPlug } from './capabilities/identity/plug.ts';
export { inquiriesPlug } from './capabilities/inquiries/plug.ts';
export { leadsPlug } from './capabilities/leads/plug.ts';
