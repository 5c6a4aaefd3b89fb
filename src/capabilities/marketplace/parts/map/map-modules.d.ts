declare module 'virtual:map-cities' {
  /** 'New York,4071,-7401' per line: name, latitude and longitude in hundredths; the largest first. */
  export const mapCityLines: string;
}

declare module 'virtual:map-sheets' {
  export const squareDegrees: number;
  /** 'ocean', 'far', and 'near_-80_40' for the square whose south-west corner is there. */
  export const mapSheets: Readonly<
    Record<
      string,
      () => Promise<{
        default: import('topojson-specification').Topology<
          Record<
            string,
            import('topojson-specification').GeometryCollection<{ name?: string; rank?: number }>
          >
        >;
      }>
    >
  >;
}

/** Their inferred types would be as large as the files. */
declare module 'us-atlas/states-10m.json' {
  const atlas: import('topojson-specification').Topology<{
    states: import('topojson-specification').GeometryCollection<{ name: string }>;
    nation: import('topojson-specification').GeometryCollection;
  }>;
  export = atlas;
}

declare module 'us-atlas/counties-10m.json' {
  const atlas: import('topojson-specification').Topology<{
    counties: import('topojson-specification').GeometryCollection<{ name: string }>;
  }>;
  export = atlas;
}
