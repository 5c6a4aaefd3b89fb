import { mailboxPaths } from '#capabilities/mailbox/rules/paths.ts';
import type { Platform } from '#platform/platform.ts';

/** Lines for the person at the terminal, apart from the structured log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function welcome(
  { publicUrl, config }: Pick<Platform, 'publicUrl' | 'config'>,
  address: string,
): void {
  if (!config.servesPages) {
    say(`Ampersand runs jobs; its health is told at ${address}/readyz`);
    return;
  }
  say('');
  say(`  Ampersand is ready at ${publicUrl}`);
  if (config.isProduction) return;
  say('');
  say('  Demo accounts, all with the password Ampersand-1:');
  say(
    '    couple@demo.example      partner@demo.example     family@demo.example: one wedding, two people, a mother',
  );
  say(
    '    almost@demo.example      today@demo.example       married@demo.example: 24 days before, today, after',
  );
  say('    vendor@demo.example      newvendor@demo.example   a vendor with listings, one without');
  say('    manager@demo.example     responder@demo.example   two who work for that vendor');
  say(
    '    plans@demo.example                                six listings, each with its plan in another state',
  );
  say('    support@demo.example     colleague@demo.example   support staff, two people');
  say('');
  say(`  Emails and text messages arrive at ${publicUrl}${mailboxPaths.home()}`);
  say('');
}
