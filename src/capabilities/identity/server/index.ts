export { challengeStepUp } from './challenge-step-up.ts';
export { recordImpersonatedCall } from './impersonate-user.ts';
export { insertDemoPeople } from './insert-demo.ts';
export { identity } from './manifest.ts';
export { renewSession } from './renew-session.ts';
export { resolveActor } from './resolve-actor.ts';
export { issuedSessionToken, markSignedIn, readSessionToken } from './session-cookies.ts';
export { findUser, hasAnyUser } from './store.ts';
export { copyPeople, type WorldPerson } from './world.store.ts';
