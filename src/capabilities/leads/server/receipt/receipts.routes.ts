import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { receiptsContract } from '../../contract/receipts.contract.ts';
import { exportReceipts } from './export-receipts.ts';
import { printReceipt } from './print-receipt.ts';
import { readReceipt } from './read-receipt.ts';

export function receiptsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'printer'>) {
  const os = implement(receiptsContract).$context<RequestContext>().use(guard);
  return {
    readReceipt: os.readReceipt.handler(async ({ context, input }) =>
      unwrap(await readReceipt(platform, signedIn(context), input.uuid)),
    ),
    printReceipt: os.printReceipt.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await printReceipt(platform, signedIn(context), input.uuid))),
    ),
    exportReceipts: os.exportReceipts.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await exportReceipts(platform, signedIn(context), input))),
    ),
  };
}
