import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { checkPages } from './check-pages.ts';

async function check(html: string, status = 200, personal = html): Promise<void> {
  const app = fastify();
  app.get('/faq', (_request, reply) => reply.code(status).type('text/html').send(html));
  app.get('/account/login', (_request, reply) => reply.type('text/html').send(personal));
  try {
    await checkPages(app);
  } finally {
    await app.close();
  }
}

describe('checkPages', () => {
  const page =
    '<main>Questions</main><script type="text/plain" data-files="/assets/a.js">import "/a";</script>';

  it('lets a site start whose pages are hydrated', async () => {
    await expect(check(page)).resolves.toBeUndefined();
  });

  it('refuses one whose pages would sleep or fail', async () => {
    await expect(check('<main>Questions</main>')).rejects.toThrow('would not be hydrated');
    await expect(check(page.replace('/assets/a.js', ''))).rejects.toThrow('would not be hydrated');
    await expect(check(page, 500)).rejects.toThrow('answers 500');
    await expect(check(page, 200, '<main>Log in</main>')).rejects.toThrow('/account/login answers 200');
  });
});
