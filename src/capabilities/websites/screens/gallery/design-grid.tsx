import { type ReactNode, useState } from 'react';
import type { DesignKey } from '../../rules/design-keys.ts';
import { DesignCard } from './design-card.tsx';
import type { DesignLooks } from './design-looks.ts';
import { DeviceChoice } from './device-choice.tsx';
import type { Look } from './look-choice.tsx';
import type { Device } from './site-preview.tsx';

interface DesignGridProps {
  designs: readonly DesignLooks[];
  address: (design: DesignKey, look: Look) => string;
  /** The one in use, and how. */
  current?: ({ design: DesignKey } & Look) | undefined;
  action?: (design: DesignLooks, look: Look) => ReactNode;
  badge?: (design: DesignKey) => ReactNode;
}

/** Every design there is, side by side. */
export function DesignGrid({ designs, address, current, action, badge }: DesignGridProps) {
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <>
      <DeviceChoice device={device} onChange={setDevice} />
      <ul className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {designs.map((design) => {
          const isCurrent = design.key === current?.design;
          const first = isCurrent
            ? { palette: current.palette, type: current.type }
            : { palette: design.palettes[0]?.key ?? '', type: design.types[0]?.key ?? '' };
          return (
            <li key={design.key}>
              <DesignCard
                design={design}
                first={first}
                device={device}
                address={(look) => address(design.key, look)}
                action={action && ((look) => action(design, look))}
                badge={badge?.(design.key)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
