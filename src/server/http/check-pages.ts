import type { FastifyInstance } from 'fastify';
import { companyPaths } from '#app/rules/company-paths.ts';

/** A public page that needs no data. */
const PAGE = companyPaths.faq();
/** What wakes a public page up, with the files it asks for. */
const CODE = '<script type="text/plain" data-files="/assets/';

/**
 * Public pages are rewritten by the marks that React and its router leave in them (`begin-after-paint.ts`). An upgrade that
 * leaves others is found here, before anybody is served a page that is never hydrated.
 */
export async function checkPages(app: FastifyInstance): Promise<void> {
  const { statusCode, body } = await app.inject({ url: PAGE });
  if (statusCode !== 200 || !body.includes(CODE))
    throw new Error(`${PAGE} answers ${statusCode} and would not be hydrated; see the log for why.`);
}
