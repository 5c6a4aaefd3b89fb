/** A second row of navigation below the header: 52 px on phones, 56 from tablets on, whatever stands in it. */
export const secondaryBar = 'h-13 md:h-14';
