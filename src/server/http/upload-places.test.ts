import { describe, expect, it } from 'vitest';
import { createPlaceLine, createUploadPlaces } from './upload-places.ts';

describe('places', () => {
  it('end for one person before they end for all', () => {
    const places = createUploadPlaces({ altogether: 3, perPerson: 2 });
    const [first, second, third] = [places.take('maya'), places.take('maya'), places.take('maya')];
    expect([first, second, third].map(Boolean)).toEqual([true, true, false]);
    expect([places.take('jonah'), places.take('ruth')].map(Boolean)).toEqual([true, false]);
    first?.();
    expect(Boolean(places.take('ruth'))).toBe(true);
  });
});

describe('a line for places', () => {
  const patient = () => new AbortController().signal;

  it('lets in whoever came first, as places become free', async () => {
    const line = createPlaceLine({ places: 1, longest: 2 });
    const order: string[] = [];
    const first = await line.wait(patient());
    const second = line.wait(patient()).then((leave) => {
      order.push('second');
      return leave;
    });
    const third = line.wait(patient()).then((leave) => {
      order.push('third');
      return leave;
    });
    expect(order).toEqual([]);
    first?.();
    (await second)?.();
    expect(order).toEqual(['second']);
    await third;
    expect(order).toEqual(['second', 'third']);
  });

  it('has an end', async () => {
    const line = createPlaceLine({ places: 1, longest: 1 });
    await line.wait(patient());
    void line.wait(patient());
    expect(await line.wait(patient())).toBeUndefined();
  });

  it('passes over whoever left it', async () => {
    const line = createPlaceLine({ places: 1, longest: 5 });
    const first = await line.wait(patient());
    const leaving = new AbortController();
    const second = line.wait(leaving.signal);
    const third = line.wait(patient());
    leaving.abort();
    expect(await second).toBeUndefined();
    first?.();
    expect(await third).toBeTypeOf('function');
    expect(await line.wait(leaving.signal)).toBeUndefined();
  });

  it('gives a place back once, however often somebody leaves', async () => {
    const line = createPlaceLine({ places: 1, longest: 5 });
    const first = await line.wait(patient());
    first?.();
    first?.();
    expect(await line.wait(patient())).toBeTypeOf('function');
    const late = new AbortController();
    const waiting = line.wait(late.signal);
    late.abort();
    expect(await waiting).toBeUndefined();
  });
});
