import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { siteColors } from '../../designs/kit/site-colors.ts';
import type { DesignKey } from '../../rules/design-keys.ts';
import type { SiteView } from '../../rules/site-view.ts';
import { siteLook } from './site-look.ts';

interface DesignedPageProps {
  design: DesignKey;
  palette: string;
  type: string;
  view: SiteView;
  /** Below what the design draws. */
  foot?: ReactNode;
}

const FONT = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/** A page in its design, with the sheets it needs and nothing else. */
export function DesignedPage({ view, foot, ...stored }: DesignedPageProps) {
  const { design, palette, type, sheets } = siteLook(stored);
  for (const file of type.first) preload(file, FONT);
  return (
    <>
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="design" />
      ))}
      <div className="site" data-design={design.key} style={siteColors(palette, type)}>
        {view.marksBlocks && <template data-block={view.page.blocks[0]?.id} />}
        <design.Page view={view} />
        {foot}
      </div>
    </>
  );
}
