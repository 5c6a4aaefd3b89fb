import path from 'node:path';
import { z } from 'zod';
import { isTaxKnown } from '#base/tax-of.ts';
import { SetupError } from '#platform/setup-error.ts';
import { readTrustProxy } from './trust-proxy.ts';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const environmentSchema = z.object({
  APP_ENV: z.enum(['development', 'staging', 'production']).default('development'),
  /** web answers requests, worker runs jobs and answers health checks, all does both. */
  APP_ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: optionalText,
  DATABASE_URL: optionalText,
  DATA_DIR: z.string().default('.data'),
  APP_SECRET: optionalText,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SMTP_URL: optionalText,
  MAIL_FROM: z.string().default('Ampersand <hello@ampersand.example>'),
  TWILIO_ACCOUNT_SID: optionalText,
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_FROM: optionalText,
  S3_ENDPOINT: optionalText,
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** The states in which sales tax is collected, by their codes. */
  TAX_REGISTRATIONS: z.string().default('NY'),
  /** Where the daemon of ClamAV listens: a socket's path, or host:port. */
  CLAMD: optionalText,
  TRUST_PROXY: z.string().default('false'),
  /**
   * For finding faults and for benchmarks. 'recheck': the data of every public page is read anew, and the page drawn anew
   * where it differs; off: every public page is drawn anew; 'none': its repeated parts as well.
   */
  DOCUMENT_CACHE: z.union([z.enum(['recheck', 'none']), z.stringbool()]).default(true),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** How many storefronts the demo world gets; 0 for the demo accounts alone. */
  DEMO_STOREFRONTS: z.coerce.number().int().min(0).max(5_000_000).default(1_300),
});

type Values = z.infer<typeof environmentSchema>;

function documentCacheOf({ DOCUMENT_CACHE, NODE_ENV }: Values): 'kept' | 'rechecked' | 'off' | 'none' {
  // Code that changes while it runs draws other pages of the same data.
  if (NODE_ENV === 'development' || DOCUMENT_CACHE === false) return 'off';
  if (DOCUMENT_CACHE === 'none') return 'none';
  return DOCUMENT_CACHE === 'recheck' ? 'rechecked' : 'kept';
}

/** A setting that is there but blank, as in 'PORT= npm start', counts as not set. */
function withoutBlanks(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

/** Where people reach us, without the trailing slash: addresses are made by appending to it. */
function cleanPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.pathname !== '/') {
    throw new SetupError(
      'PUBLIC_URL is not the address of a site; it should look like https://www.example.com.',
    );
  }
  return url.origin;
}

/** Half a bucket would lose files on the next start without it, so it is all five settings or none. */
function bucketOf(values: Values) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const settings = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (!Object.values(settings).some(Boolean)) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]));
    throw new SetupError(`To keep files in a bucket, set ${missing.join(', ')} as well.`);
  }
  if (!/^https?:$/.test(URL.parse(S3_ENDPOINT)?.protocol ?? '')) {
    throw new SetupError(
      'S3_ENDPOINT is not the address of a server; it should look like https://s3.us-east-1.amazonaws.com.',
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** A key alone would take money and never hear of it; a secret alone takes none. */
function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Values) {
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    throw new SetupError(`To take payments, set ${missing} as well.`);
  }
  return { secretKey, webhookSecret };
}

/** Nothing is guessed: where a rate needs a map, a tax service has to be connected first. */
function taxRegistrationsOf({ TAX_REGISTRATIONS }: Values): string[] {
  const states = TAX_REGISTRATIONS.split(/[\s,]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase());
  const unknown = states.filter((code) => !isTaxKnown(code));
  if (unknown.length > 0)
    throw new SetupError(`TAX_REGISTRATIONS names ${unknown.join(', ')}, whose rates are not known here.`);
  return states;
}

/** Below this, a signature could be guessed by trying. */
const SHORTEST_SECRET = 32;

export type Config = ReturnType<typeof parseConfig>;

/** Reads every setting once. A production start refuses to run on development defaults. */
export function parseConfig(env: Record<string, string | undefined>) {
  const parsed = environmentSchema.safeParse(withoutBlanks(env));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SetupError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const values = parsed.data;
  const isProduction = values.APP_ENV === 'production';
  if (isProduction && (values.APP_SECRET?.length ?? 0) < SHORTEST_SECRET) {
    throw new SetupError(
      `Set APP_SECRET to a random text of at least ${SHORTEST_SECRET} characters before starting in production.`,
    );
  }
  if (isProduction && !values.PUBLIC_URL) {
    throw new SetupError('Set PUBLIC_URL to the address people reach us at before starting in production.');
  }
  const { DATABASE_URL: databaseUrl } = values;
  if (databaseUrl && !(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl))) {
    throw new SetupError(
      'DATABASE_URL is not a PostgreSQL address; it should look like postgres://user:password@host:5432/database.',
    );
  }
  if (values.APP_ROLE !== 'all' && !databaseUrl) {
    throw new SetupError(
      `Set DATABASE_URL as well as APP_ROLE=${values.APP_ROLE}: the embedded database belongs to one process, which does everything.`,
    );
  }
  return {
    environment: values.APP_ENV,
    isProduction,
    servesPages: values.APP_ROLE !== 'worker',
    runsJobs: values.APP_ROLE !== 'web',
    hotReload: values.NODE_ENV === 'development',
    port: values.PORT,
    host: values.HOST,
    publicUrl: cleanPublicUrl(values.PUBLIC_URL),
    databaseUrl,
    dataDir: path.resolve(values.DATA_DIR),
    secret: values.APP_SECRET,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    twilio:
      values.TWILIO_ACCOUNT_SID && values.TWILIO_AUTH_TOKEN && values.TWILIO_FROM
        ? {
            accountSid: values.TWILIO_ACCOUNT_SID,
            authToken: values.TWILIO_AUTH_TOKEN,
            from: values.TWILIO_FROM,
          }
        : undefined,
    bucket: bucketOf(values),
    stripe: stripeOf(values),
    taxRegistrations: taxRegistrationsOf(values),
    clamd: values.CLAMD,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    documentCache: documentCacheOf(values),
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    demoStorefronts: values.DEMO_STOREFRONTS,
  };
}

/** The only place that reads the process's environment. */
export function readConfig(): Config {
  return parseConfig(process.env);
}
