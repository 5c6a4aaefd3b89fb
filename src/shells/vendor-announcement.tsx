import { useSwitch } from '#capabilities/experiments/parts/use-switch.ts';
import { AnnouncementBar } from '#capabilities/navigation/parts/announcement-bar.tsx';
import { VENDOR_ANNOUNCEMENT } from '#capabilities/navigation/rules/announcements.data.ts';

export function VendorAnnouncement() {
  if (!useSwitch('enableVendorAnnouncements')) return null;
  return <AnnouncementBar link={VENDOR_ANNOUNCEMENT.link}>{VENDOR_ANNOUNCEMENT.text}</AnnouncementBar>;
}
