export const editorialContract = {};
