import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a page may get wrong, or a thief try. */
type Circumstances = { origin?: string; isUnlocked?: boolean };

const ORIGIN = 'http://localhost:3000';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const written = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** CBOR, as far as a passkey needs it: byte strings and texts that are not long. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  if (length < 256) return Buffer.of((major << 5) | 24, length);
  return Buffer.of((major << 5) | 25, length >> 8, length & 0xff);
}
const cborBytes = (data: Buffer) => Buffer.concat([cborHead(2, data.length), data]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);

/** A passkey in software: it answers challenges as a device would, and says whatever it is told to. */
export class SoftPasskey {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** The answer to a challenge for a new key. */
  make(challenge: string, circumstances: Circumstances = {}) {
    const idLength = Buffer.of(0, this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.id, this.publicKey()]);
    const authData = Buffer.concat([this.authData(HAS_KEY, circumstances), attested]);
    const attestationObject = Buffer.concat([
      cborHead(5, 3),
      Buffer.concat([cborText('fmt'), cborText('none')]),
      Buffer.concat([cborText('attStmt'), cborHead(5, 0)]),
      Buffer.concat([cborText('authData'), cborBytes(authData)]),
    ]);
    const clientData = clientDataOf('webauthn.create', challenge, circumstances);
    return this.answer({
      clientDataJSON: written(clientData),
      attestationObject: written(attestationObject),
      transports: ['internal'],
    });
  }

  /** The answer to a challenge for a key that is there. */
  show(challenge: string, circumstances: Circumstances = {}) {
    const clientData = clientDataOf('webauthn.get', challenge, circumstances);
    const authData = this.authData(0, circumstances);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: written(clientData),
      authenticatorData: written(authData),
      signature: written(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  private answer<Response>(response: Response) {
    const id = written(this.id);
    return { id, rawId: id, type: 'public-key', response };
  }

  private authData(flags: number, { isUnlocked = true }: Circumstances): Buffer {
    const all = flags | PRESENT | (isUnlocked ? VERIFIED : 0);
    return Buffer.concat([sha256('localhost'), Buffer.of(all), Buffer.alloc(4)]);
  }

  /** COSE: an elliptic curve key for ES256 on P-256. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const point = (label: number, value: string) =>
      Buffer.concat([Buffer.of(label), cborBytes(Buffer.from(value, 'base64url'))]);
    return Buffer.concat([
      cborHead(5, 5),
      Buffer.of(0x01, 0x02, 0x03, 0x26, 0x20, 0x01),
      point(0x21, x),
      point(0x22, y),
    ]);
  }
}

function clientDataOf(type: string, challenge: string, { origin = ORIGIN }: Circumstances): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false });
}
