/** The content column of every page: 1200 px where there is room for it. */
export const pageWidth = 'mx-auto w-full max-w-page px-5 md:px-8 xl:px-0';
