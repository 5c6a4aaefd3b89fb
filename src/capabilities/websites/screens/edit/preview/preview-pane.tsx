import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { withQuery } from '#app/rules/with-query.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { Website } from '../../../contract/editor.contract.ts';
import { websitePaths } from '../../../rules/paths.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { previewGuests } from './preview-guests.ts';
import { useWidth } from './use-width.ts';

/** How wide the site is drawn; it is shown as wide as there is room. */
const DEVICES = {
  phone: { width: 390, label: 'On a phone', Icon: Smartphone },
  tablet: { width: 820, label: 'On a tablet', Icon: Tablet },
  computer: { width: 1280, label: 'On a computer', Icon: Monitor },
} as const;

type Device = keyof typeof DEVICES;

interface PreviewPaneProps {
  /** '' for the front page. */
  page: string;
  language: GuestLanguage;
  version: number;
  website: Website;
  /** The block that is written in. */
  block?: string | undefined;
  onFollowed: (path: string) => void;
}

/** The site beside the form, as somebody the couple chooses. It follows every save. */
export const PreviewPane = memo(function PreviewPane(props: PreviewPaneProps) {
  const { page, language, version, website, block, onFollowed } = props;
  const [device, setDevice] = useState<Device>('phone');
  const [as, setAs] = useState('');
  const [box, room] = useWidth<HTMLDivElement>();
  const { width } = DEVICES[device];
  const scale = room === 0 ? 1 : Math.min(room / width, 1);
  const path = page === '' ? websitePaths.preview() : websitePaths.previewPage(page);
  const guests = useMemo(() => previewGuests(website), [website]);
  // Whoever is not on the list any more is a stranger.
  const shown = guests.find(({ id }) => id === as) ?? guests[0];
  const address = withQuery(path, { lang: language, ...shown.guest });
  return (
    <aside aria-label="Live preview" className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SelectField
          label="As it looks to"
          options={guests}
          value={shown.id}
          onChange={setAs}
          reservesMessage={false}
          className="min-w-44 grow basis-44"
        />
        <ToggleButtonGroup
          aria-label="Shown as"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[device]}
          onSelectionChange={(keys) => setDevice([...keys][0] as Device)}
          className="flex rounded-full bg-line/60 p-0.5"
        >
          {(Object.keys(DEVICES) as Device[]).map((key) => {
            const { label, Icon } = DEVICES[key];
            return (
              <ToggleButton
                key={key}
                id={key}
                aria-label={label}
                className="flex h-11 w-12 cursor-pointer items-center justify-center rounded-full text-ink-soft data-selected:bg-paper data-selected:text-ink data-focus-visible:outline-2 data-focus-visible:outline-primary"
              >
                <Icon size={18} aria-hidden="true" />
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
      </div>
      <div ref={box} className="grow">
        <div
          className="relative mx-auto h-full overflow-hidden rounded-card border border-line bg-paper shadow-float"
          style={{ width: width * scale }}
        >
          {room > 0 && (
            <PreviewFrame
              title="Your website as guests will see it"
              {...{ address, version, width, scale, block, onFollowed }}
            />
          )}
        </div>
      </div>
    </aside>
  );
});
