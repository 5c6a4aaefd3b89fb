import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SetupError } from '#platform/setup-error.ts';
import { parseConfig } from './config.ts';

const BUCKET = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hunter2',
};

describe('parseConfig', () => {
  it('needs nothing', () => {
    expect(parseConfig({})).toMatchObject({
      environment: 'development',
      isProduction: false,
      servesPages: true,
      runsJobs: true,
      hotReload: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('.data'),
      publicUrl: undefined,
      databaseUrl: undefined,
      trustProxy: false,
      documentCache: 'kept',
      rateLimitFactor: 1,
    });
  });

  it('takes a blank setting for none', () => {
    const config = parseConfig({ PORT: '', DATA_DIR: ' ', HOST: '', APP_ENV: '', DATABASE_URL: '  ' });
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', environment: 'development' });
    expect(config.dataDir).toBe(path.resolve('.data'));
    expect(config.databaseUrl).toBeUndefined();
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '3000.5' }, 'PORT'],
    [{ APP_ENV: 'prod' }, 'APP_ENV'],
    [{ APP_ROLE: 'cook' }, 'APP_ROLE'],
    [{ APP_ROLE: 'worker' }, 'DATABASE_URL'],
    [{ APP_ROLE: 'web' }, 'DATABASE_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ DOCUMENT_CACHE: 'perhaps' }, 'DOCUMENT_CACHE'],
    [{ PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://www.example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://www.example.com/weddings?x=1' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost/ampersand' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost:port/ampersand' }, 'DATABASE_URL'],
    [{ S3_BUCKET: 'pictures', S3_REGION: 'auto' }, 'S3_SECRET_ACCESS_KEY'],
    [{ ...BUCKET, S3_ENDPOINT: '' }, 'S3_ENDPOINT'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [{ ...BUCKET, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
    [{ APP_ENV: 'production' }, 'APP_SECRET'],
    [{ APP_ENV: 'production', APP_SECRET: '   ' }, 'APP_SECRET'],
    [{ APP_ENV: 'production', APP_SECRET: 'too short' }, 'APP_SECRET'],
    [{ APP_ENV: 'production', APP_SECRET: 'x'.repeat(48) }, 'PUBLIC_URL'],
  ])('refuses %j in one sentence that names %s', (env, name) => {
    expect(() => parseConfig(env)).toThrow(SetupError);
    expect(() => parseConfig(env)).toThrow(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.$`));
  });

  it('does not repeat a secret in what it says', () => {
    const env = { DATABASE_URL: 'postgres//app:hunter2@db/ampersand' };
    expect(() => parseConfig(env)).not.toThrow(/hunter2/);
  });

  it('runs in production with a secret', () => {
    const config = parseConfig({
      APP_ENV: 'production',
      APP_SECRET: 'x'.repeat(48),
      PUBLIC_URL: 'https://www.example.com',
    });
    expect(config).toMatchObject({ isProduction: true, secret: 'x'.repeat(48) });
  });

  it.each([
    ['web', true, false],
    ['worker', false, true],
    ['all', true, true],
  ])('in the role %s serves pages: %s, and runs jobs: %s', (APP_ROLE, servesPages, runsJobs) => {
    const config = parseConfig({ APP_ROLE, DATABASE_URL: 'postgres://app:x@db/ampersand' });
    expect(config).toMatchObject({ servesPages, runsJobs });
  });

  it('keeps the public address without its trailing slash', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://www.example.com/' }).publicUrl).toBe('https://www.example.com');
    expect(parseConfig({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
  });

  it('never keeps pages while they are being edited', () => {
    expect(parseConfig({ NODE_ENV: 'development' })).toMatchObject({ hotReload: true, documentCache: 'off' });
    expect(parseConfig({ DOCUMENT_CACHE: 'off' }).documentCache).toBe('off');
    expect(parseConfig({ DOCUMENT_CACHE: 'recheck' }).documentCache).toBe('rechecked');
  });

  it('keeps files in a bucket only with all its settings, and names just the missing ones', () => {
    expect(parseConfig({}).bucket).toBeUndefined();
    expect(parseConfig(BUCKET).bucket).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'hunter2',
    });
    const halfSet = { ...BUCKET, S3_REGION: ' ', S3_ACCESS_KEY_ID: undefined };
    expect(() => parseConfig(halfSet)).toThrow(
      'To keep files in a bucket, set S3_REGION, S3_ACCESS_KEY_ID as well.',
    );
  });

  it('sends text messages only with the whole account', () => {
    expect(parseConfig({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+15550100' }).twilio).toBeUndefined();
    const whole = parseConfig({
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 't',
      TWILIO_FROM: '+15550100',
    });
    expect(whole.twilio).toEqual({ accountSid: 'AC1', authToken: 't', from: '+15550100' });
  });
});
