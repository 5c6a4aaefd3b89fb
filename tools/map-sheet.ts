import type { GeometryCollection, LineString, MultiPolygon, Polygon, Topology } from 'topojson-specification';

export type Named = { name?: string; rank?: number };
export type Shape = (Polygon<Named> | MultiPolygon<Named> | LineString<Named>) & { properties?: Named };
export type Box = { west: number; south: number; east: number; north: number };
export type MapSheet = Topology<Record<string, GeometryCollection<Named>>>;
type Arc = [number, number][];

/** An arc in degrees. */
function decode({ arcs, transform }: Topology, index: number): Arc {
  const [scaleX = 1, scaleY = 1] = transform?.scale ?? [];
  const [moveX = 0, moveY = 0] = transform?.translate ?? [];
  let [x, y] = [0, 0];
  return (arcs[index] ?? []).map(([stepX = 0, stepY = 0]) => {
    x += stepX;
    y += stepY;
    return [x * scaleX + moveX, y * scaleY + moveY];
  });
}

/** As whole steps from point to point, without those that fall together. */
function encode(arc: Arc, steps: number): Arc {
  const points = arc.map(([x, y]) => [Math.round(x * steps), Math.round(y * steps)] as [number, number]);
  const kept = points.filter(([x, y], index) => {
    const before = points[index - 1];
    return index === points.length - 1 || !before || before[0] !== x || before[1] !== y;
  });
  let [lastX, lastY] = [0, 0];
  return kept.map(([x, y]) => {
    const step: [number, number] = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}

function arcsOf({ arcs }: Shape): number[] {
  return (arcs as unknown[]).flat(3).map((index) => (Number(index) < 0 ? ~Number(index) : Number(index)));
}

export function boxOf(source: Topology, shape: Shape): Box {
  const box = { west: 180, east: -180, south: 90, north: -90 };
  for (const [x, y] of arcsOf(shape).flatMap((index) => decode(source, index))) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

export function touches(a: Box, b: Box): boolean {
  return a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;
}

/** A sheet of its own with these shapes and the arcs they stand on. */
export class SheetWriter {
  readonly #arcs: Arc[] = [];
  readonly #objects: Record<string, GeometryCollection<Named>> = {};
  readonly #steps: number;

  constructor(stepsPerDegree: number) {
    this.#steps = stepsPerDegree;
  }

  add(layer: string, source: Topology, shapes: readonly Shape[]): void {
    const places = new Map<number, number>();
    const place = (index: number): number => {
      const arc = index < 0 ? ~index : index;
      if (!places.has(arc)) {
        places.set(arc, this.#arcs.length);
        this.#arcs.push(encode(decode(source, arc), this.#steps));
      }
      const found = places.get(arc) ?? 0;
      return index < 0 ? ~found : found;
    };
    const renumber = (arcs: unknown): unknown =>
      Array.isArray(arcs) ? arcs.map(renumber) : place(Number(arcs));
    const geometries = shapes.map((shape) => ({ ...shape, arcs: renumber(shape.arcs) }));
    this.#objects[layer] = {
      type: 'GeometryCollection',
      geometries: geometries as GeometryCollection<Named>['geometries'],
    };
  }

  write(): string {
    const sheet: MapSheet = {
      type: 'Topology',
      transform: { scale: [1 / this.#steps, 1 / this.#steps], translate: [0, 0] },
      objects: this.#objects,
      arcs: this.#arcs,
    };
    return JSON.stringify(sheet);
  }
}
