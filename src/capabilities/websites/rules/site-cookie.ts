/** Who has come in to a website is known by it; a browser without one gets what everybody gets. */
export const SITE_COOKIE = 'wedding_site';
