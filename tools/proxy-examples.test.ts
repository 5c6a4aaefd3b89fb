import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../docs/proxy', name), 'utf8');
const nginx = read('nginx.conf');
const haproxy = read('haproxy.cfg');

describe('the example proxies', () => {
  it('speak TLS 1.2 and 1.3 alone, with forward secrecy', () => {
    expect(nginx).toMatch(/^\s+ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    expect(nginx).toMatch(/^\s+ssl_ciphers ECDHE\+AESGCM:ECDHE\+CHACHA20;$/m);
    expect(haproxy).toMatch(/^\s+ssl-default-bind-options ssl-min-ver TLSv1\.2$/m);
    expect(haproxy).toMatch(/^\s+ssl-default-bind-ciphers ECDHE\+AESGCM:ECDHE\+CHACHA20$/m);
  });

  it('lead people on from plain HTTP, and refuse calls there', () => {
    expect(nginx).toContain(
      'location ~ ^/(web-api|web-marketplace-api|website-nav|api)/ {\n        return 403;',
    );
    expect(nginx).toContain('return 301 https://$host$request_uri;');
    expect(haproxy).toContain('acl is_call path_reg ^/(web-api|web-marketplace-api|website-nav|api)/');
    expect(haproxy).toContain('http-request deny if is_call');
    expect(haproxy).toContain('http-request redirect scheme https code 301');
  });
});
