import { pictureAddress, pictureSrcSet } from '#base/picture-address.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Inquiry } from '../contract/couple-inquiries.contract.ts';

interface VendorThumbProps {
  vendor: Pick<Inquiry, 'coverImageId' | 'vendorName'>;
  className?: string;
}

/** The vendor's cover as a small square; its name stands beside it. */
export function VendorThumb({ vendor: { coverImageId, vendorName }, className }: VendorThumbProps) {
  if (!coverImageId) {
    return (
      <AvatarMonogram names={[vendorName]} size="large" className={classNames('rounded-card', className)} />
    );
  }
  return (
    <img
      src={pictureAddress(coverImageId, { width: 100 })}
      srcSet={pictureSrcSet(coverImageId, 100)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      className={classNames('size-14 shrink-0 rounded-card bg-ink/8 object-cover', className)}
    />
  );
}
