/** Every row of the list is as high as every other: that is what lets a hundred thousand of them scroll smoothly. */
export const ROW_HEIGHT = 124;
