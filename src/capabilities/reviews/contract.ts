export const reviewsContract = {};
