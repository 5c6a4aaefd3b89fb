import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import {
  GUEST_LANGUAGE_NAMES,
  GUEST_LANGUAGES,
  type GuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { DesignKey } from '../../rules/design-keys.ts';
import { websitePaths } from '../../rules/paths.ts';
import { DesignGrid } from '../gallery/design-grid.tsx';
import type { DesignLooks } from '../gallery/design-looks.ts';
import type { Look } from '../gallery/look-choice.tsx';
import { keepWebsite } from './keep-website.ts';
import { WebsiteFrame } from './website-frame.tsx';

const LANGUAGES = GUEST_LANGUAGES.map((code) => ({ id: code, label: GUEST_LANGUAGE_NAMES[code] }));

interface StartWebsiteProps {
  designs: readonly DesignLooks[];
  /** What the page does once there is one. */
  onStarted: () => unknown;
}

/** The first look: choose a design, and there are pages filled with what is known. */
export function StartWebsite({ designs, onStarted }: StartWebsiteProps) {
  const [language, setLanguage] = useState<GuestLanguage>('en');
  const start = useAction({
    run: (wish: { design: DesignKey } & Look) => api.websites.startWebsite({ ...wish, language }),
    keeps: keepWebsite,
    done: 'Your website is ready to fill in. Only you can see it.',
    onDone: onStarted,
  });
  const wanted = start.isPending ? start.variables?.design : undefined;
  return (
    <WebsiteFrame
      title="Your wedding website"
      lead="Pick a design to start. We’ll fill in what we know, and you can switch anytime without losing a word."
      hasPlaces={false}
    >
      <SelectField
        label="Language you write in"
        description="You can add more later."
        options={LANGUAGES}
        value={language}
        onChange={(code) => setLanguage(code as GuestLanguage)}
        className="mb-5 max-w-80"
      />
      <DesignGrid
        designs={designs}
        address={(design, look) => websitePaths.ownDesign(design, look)}
        action={(design, look) => (
          <Button
            isPending={wanted === design.key}
            isDisabled={wanted !== undefined && wanted !== design.key}
            pendingLabel="Starting"
            onPress={() => start.mutate({ design: design.key, ...look })}
          >
            Start with {design.name}
          </Button>
        )}
      />
    </WebsiteFrame>
  );
}
