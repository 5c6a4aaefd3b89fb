import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/tables.ts', './src/**/*.tables.ts'],
  out: './db/migrations',
  migrations: { table: 'schema_migrations', schema: 'public' },
});
