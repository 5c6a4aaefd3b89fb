import { orpc } from '#app/orpc.ts';

export const notificationsQuery = orpc.notices.listNotifications.queryOptions();
export const listingNotificationsQuery = orpc.notices.listListingNotifications.queryOptions();
