import type { ReactNode } from 'react';
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

/** A page in its design, with the sheets it needs and nothing else. */
export function DesignedPage({ view, foot, ...stored }: DesignedPageProps) {
  const { design, palette, type, sheets } = siteLook(stored);
  return (
    <>
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="design" />
      ))}
      <div className="site" data-design={design.key} style={siteColors(palette, type)}>
        <design.Page view={view} />
        {foot}
      </div>
    </>
  );
}
