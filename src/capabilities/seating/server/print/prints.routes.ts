import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { printsContract } from '../../contract/prints.contract.ts';
import { exportSeating } from './export-seating.ts';
import { printSeating } from './print-seating.ts';

export function printsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'secret' | 'printer'>) {
  const os = implement(printsContract).$context<RequestContext>().use(guard);
  return {
    printSeating: os.printSeating.handler(async ({ context, input }) => {
      const { file, leftOut } = unwrap(await printSeating(platform, signedIn(context), input));
      context.resHeaders?.set('x-left-out', String(leftOut));
      return sendFile(context, file);
    }),
    exportSeating: os.exportSeating.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await exportSeating(platform, signedIn(context), input))),
    ),
  };
}
