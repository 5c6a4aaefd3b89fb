import { Eye, Monitor, Smartphone, Tablet } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { paths } from '#app/rules/paths.ts';
import { tellSavedListing } from '#capabilities/storefronts/parts/saved-listing.ts';
import type { Listing } from '../../contract/editor.contract.ts';

/** How wide the page is drawn; it is shown as wide as the pane. */
const WIDTHS = {
  phone: { width: 390, label: 'On a phone', Icon: Smartphone },
  tablet: { width: 820, label: 'On a tablet', Icon: Tablet },
  computer: { width: 1280, label: 'On a computer', Icon: Monitor },
} as const;

type Device = keyof typeof WIDTHS;

const PANE_WIDTH = 368;

/** The page as couples will see it, beside the form on wide screens; it follows every save. */
export function PreviewPane({ listing }: { listing: Listing }) {
  const [device, setDevice] = useState<Device>('phone');
  // Whoever saved it, here or elsewhere: the listing that stands here now is what the frame shall show.
  useEffect(() => tellSavedListing(listing.uuid), [listing]);
  const { width } = WIDTHS[device];
  const scale = PANE_WIDTH / width;
  return (
    <aside
      aria-label="Live preview"
      className="hidden border-line border-s bg-mist px-4 py-5 xl:block"
      data-print="hidden"
    >
      <div className="sticky top-24">
        <div className="mb-3 flex items-center justify-between gap-2">
          <p className="flex items-center gap-2 font-semibold">
            <Eye size={18} aria-hidden="true" /> Live preview
          </p>
          <ToggleButtonGroup
            aria-label="Shown as"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[device]}
            onSelectionChange={(keys) => setDevice([...keys][0] as Device)}
            className="flex rounded-full bg-line/60 p-0.5"
          >
            {(Object.keys(WIDTHS) as Device[]).map((key) => {
              const { label, Icon } = WIDTHS[key];
              return (
                <ToggleButton
                  key={key}
                  id={key}
                  aria-label={label}
                  className="flex h-8 w-10 cursor-pointer items-center justify-center rounded-full text-ink-soft data-selected:bg-paper data-selected:text-ink data-focus-visible:outline-2 data-focus-visible:outline-primary"
                >
                  <Icon size={16} aria-hidden="true" />
                </ToggleButton>
              );
            })}
          </ToggleButtonGroup>
        </div>
        <div
          className="h-[calc(100vh-10.5rem)] overflow-hidden rounded-card border border-line bg-linen shadow-float"
          style={{ '--scale': scale } as CSSProperties}
        >
          <iframe
            title={`How couples will see ${listing.name}`}
            src={paths.storefrontPreviewFrame(listing.taxonomyKey, listing.slug)}
            loading="lazy"
            width={width}
            className="h-[calc((100vh-10.5rem)/var(--scale))] origin-top-left scale-(--scale) border-0"
          />
        </div>
      </div>
    </aside>
  );
}
