import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerTwoFactorDialog } from '#app/two-factor-gate.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { sendAttachment, shortName } from './send-attachment.ts';

describe('shortName', () => {
  it('leaves a name alone that fits', () => {
    expect(shortName('contract.pdf')).toBe('contract.pdf');
  });

  it('keeps the ending of a name that is too long', () => {
    const short = shortName(`${'plan of the barn '.repeat(20)}.pdf`);
    expect(short).toHaveLength(ATTACHMENT_LIMITS.nameLength);
    expect(short).toMatch(/^plan of .*….pdf$/);
  });

  it('cuts a long name without an ending', () => {
    expect(shortName('x'.repeat(300))).toHaveLength(ATTACHMENT_LIMITS.nameLength);
  });
});

type Answer = { status: number; body: object };

/** As much of the browser's own as an upload needs. */
class FakeUpload extends EventTarget {
  static answers: Answer[] = [];
  static sent: Record<string, string>[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  open() {}
  abort() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    FakeUpload.sent.push(this.headers);
    const answer = FakeUpload.answers.shift() ?? { status: 500, body: {} };
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.dispatchEvent(new Event('load'));
  }
}

describe('an upload by XHR', () => {
  const kept = { status: 200, body: { uuid: 'a1' } };
  const refusal = (status: number, code: string) => ({ status, body: { error: { message: 'No.', code } } });
  const page = { cookie: '' };

  function send() {
    const options = { onProgress: () => undefined, signal: new AbortController().signal };
    return sendAttachment('inquiry', new File(['x'], 'contract.pdf'), options);
  }

  beforeEach(() => {
    FakeUpload.sent = [];
    page.cookie = 'csrf_token=t1; session_recording=rec7';
    vi.stubGlobal('document', page);
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        page.cookie = 'csrf_token=t2; session_recording=rec7';
        return Response.json({});
      }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sends the CSRF and session-recording headers', async () => {
    FakeUpload.answers = [kept];
    expect(await send()).toEqual({ uuid: 'a1' });
    expect(FakeUpload.sent).toMatchObject([{ 'x-csrf-token': 't1', 'x-session-recording': 'rec7' }]);
  });

  it('is repeated after a 409, once the second factor was shown', async () => {
    FakeUpload.answers = [refusal(409, 'two_factor_required'), kept];
    const forget = registerTwoFactorDialog(async () => true);
    expect(await send()).toEqual({ uuid: 'a1' });
    forget();
  });

  it('stays refused where the dialog was closed', async () => {
    FakeUpload.answers = [refusal(409, 'two_factor_required'), kept];
    const forget = registerTwoFactorDialog(async () => false);
    await expect(send()).rejects.toMatchObject({ status: 409 });
    forget();
  });

  it('is repeated with the next token where the old one ended', async () => {
    FakeUpload.answers = [refusal(403, 'csrf_failed'), kept];
    expect(await send()).toEqual({ uuid: 'a1' });
    expect(FakeUpload.sent.map((headers) => headers['x-csrf-token'])).toEqual(['t1', 't2']);
  });
});
