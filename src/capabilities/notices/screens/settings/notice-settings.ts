import { defineSettings } from '#app/define-settings.ts';
import { NotificationsSection } from './notifications-section.tsx';

export const noticeSettings = defineSettings([
  {
    id: 'notifications',
    label: 'Notifications',
    place: 35,
    isFor: ({ side }) => side === 'vendor',
    Section: NotificationsSection,
  },
]);
