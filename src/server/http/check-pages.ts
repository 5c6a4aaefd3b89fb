import type { FastifyInstance } from 'fastify';
import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';

/** A public page and a personal one, neither of which needs data. */
const PAGES = [companyPaths.faq(), paths.login()];
/** What wakes a page up, with the files it asks for. */
const CODE = '<script type="text/plain" data-files="/assets/';

/**
 * Pages are rewritten by the marks that React and its router leave in them (`begin-after-paint.ts`). An upgrade that
 * leaves others is found here, before anybody is served a page that is never hydrated.
 */
export async function checkPages(app: FastifyInstance): Promise<void> {
  for (const url of PAGES) {
    const { statusCode, body } = await app.inject({ url });
    if (statusCode !== 200 || !body.includes(CODE))
      throw new Error(`${url} answers ${statusCode} and would not be hydrated; see the log for why.`);
  }
}
