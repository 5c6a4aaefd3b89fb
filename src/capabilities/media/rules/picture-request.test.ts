import { describe, expect, it } from 'vitest';
import { pictureAddress } from '#base/picture-address.ts';
import { readPictureRequest } from './picture-request.ts';

const id = '7f1c2f9e-5f0e-4a55-9d32-0d5a2f4f6a10';

describe('what an address asks for', () => {
  it('has the defaults of the specification', () => {
    expect(readPictureRequest({ id })).toEqual({
      request: { id, width: 300, format: 'webp', quality: 75 },
    });
  });

  it('is read back from the addresses we write', () => {
    const query = Object.fromEntries(
      new URL(pictureAddress(id, { width: 660, format: 'avif' }), 'http://a.example').searchParams,
    );
    expect(readPictureRequest(query)).toMatchObject({ request: { id, width: 660, format: 'avif' } });
  });

  it('takes an id in capitals for the same', () => {
    expect(readPictureRequest({ id: id.toUpperCase(), fit: 'max', quality: '90', other: 'x' })).toEqual({
      request: { id, width: 300, format: 'webp', quality: 90 },
    });
  });

  it('has the key as it stands there, and never says what is wrong with it', () => {
    const query = Object.fromEntries(
      new URL(pictureAddress(id, { addressKey: 'Ab-_9' }), 'http://a.example').searchParams,
    );
    expect(readPictureRequest(query)).toMatchObject({ request: { key: 'Ab-_9' } });
    expect(readPictureRequest({ id, key: '' })).toMatchObject({ request: { key: '' } });
    const twice = readPictureRequest({ id, key: ['a', 'b'] });
    expect('request' in twice && twice.request).not.toHaveProperty('key');
  });

  it.each([
    ['id', { id: '../../etc/passwd' }],
    ['id', { id: undefined }],
    ['id', { id: [id, id] }],
    ['width', { width: '0' }],
    ['width', { width: '-300' }],
    ['width', { width: '1e3' }],
    ['width', { width: '12.5' }],
    ['width', { width: '9999999' }],
    ['width', { width: '' }],
    ['width', { width: ['300', '400'] }],
    ['quality', { quality: 'best' }],
    ['format', { format: 'gif' }],
    ['format', { format: 'constructor' }],
    ['fit', { fit: 'crop' }],
  ])('is refused for a wrong %s: %j', (field, wrong) => {
    const reading = readPictureRequest({ id, ...wrong });
    expect(Object.keys('fields' in reading ? reading.fields : {})).toEqual([field]);
  });

  it('is told everything that is wrong at once', () => {
    const reading = readPictureRequest({ width: 'a', format: 'b', fit: 'c', quality: 'd' });
    expect(Object.keys('fields' in reading ? reading.fields : {})).toEqual([
      'id',
      'width',
      'quality',
      'format',
      'fit',
    ]);
  });
});
