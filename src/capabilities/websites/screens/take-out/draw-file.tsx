import { renderToStaticMarkup } from 'react-dom/server';
import houseSheet from '#ui/theme.css?url';
import { siteColors } from '../../designs/kit/site-colors.ts';
import type { DesignKey } from '../../rules/design-keys.ts';
import type { DrawnSite } from '../../rules/draw/draw-site.ts';
import { siteWords } from '../../rules/words/site-words.ts';
import { siteLook } from '../site/site-look.ts';
import { siteTitle } from '../site/site-title.ts';

type SiteFile = {
  look: { design: DesignKey; palette: string; type: string };
  view: DrawnSite;
  /** What a style sheet is called in the folder. */
  sheetFile: (address: string) => string;
};

/** A page of a site as a file of its own: no script, and nothing that is not in the folder. */
export function drawSiteFile({ look, view, sheetFile }: SiteFile): string {
  const { design, palette, type, sheets } = siteLook(look);
  const words = siteWords(view.language);
  const markup = renderToStaticMarkup(
    <html lang={view.language} dir={view.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{siteTitle(view)}</title>
        {[houseSheet, ...sheets].map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheetFile(sheet)} />
        ))}
      </head>
      <body>
        <div className="site" data-design={design.key} style={siteColors(palette, type)}>
          <design.Page view={{ ...view, words }} />
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

export type DrawSiteFile = typeof drawSiteFile;
