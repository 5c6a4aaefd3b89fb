import fastify from 'fastify';

// The yardstick: one route, one small object, nothing else.
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => app.close());
