/** Cards and tiles stand in the same columns on every page of favorites. */
export const cardGrid = 'grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
export const tileGrid = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4';
