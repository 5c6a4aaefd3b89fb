const color = {
  ink: '#232044',
  inkSoft: '#5B5775',
  paper: '#FFFFFF',
  linen: '#FAF6F0',
  line: '#E7DFD3',
  wine: '#7A2740',
  cove: '#1F6F78',
};
/** Programs that turn colours dark by themselves get ours instead, so that contrast stays as designed. */
const dark = {
  ink: '#F4EFE9',
  inkSoft: '#B9B3C9',
  paper: '#211E38',
  linen: '#16142A',
  line: '#3A3657',
  link: '#8CCDD4',
  mark: '#E9A9B8',
};

const display = "Fraunces,Georgia,'Times New Roman',serif";
const sans = "Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs drop style sheets, so every element carries its own style. */
export const mailStyle = {
  heading: `margin:0 0 20px;font-family:${display};font-size:28px;line-height:36px;font-weight:500;letter-spacing:-0.2px;color:${color.ink}`,
  paragraph: `margin:0 0 16px;font-family:${sans};font-size:16px;line-height:26px;color:${color.ink}`,
  buttonTable: 'margin:28px 0 20px;border-collapse:separate',
  buttonColor: color.wine,
  buttonCell: `border-radius:8px;background-color:${color.wine};text-align:center`,
  buttonLink: `display:inline-block;padding:14px 28px;border-radius:8px;font-family:${sans};font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none`,
  fallback: `margin:0 0 16px;font-family:${sans};font-size:13px;line-height:20px;color:${color.inkSoft}`,
  link: `color:${color.cove};text-decoration:underline;word-break:break-all`,
  quietLink: `color:${color.inkSoft};text-decoration:underline`,
  footnote: `margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${color.line};font-family:${sans};font-size:14px;line-height:22px;color:${color.inkSoft}`,
};

const wordmark = `<span class="mark" style="color:${color.wine};font-style:italic;font-size:34px">&amp;</span><span class="ink" style="color:${color.ink}">&nbsp;Ampersand</span>`;

/** Keeps the mail program from filling the preview line with the first words of the body. */
const previewFiller = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The sheet around a mail. Everything handed in is already HTML. */
export function mailFrame(parts: {
  title: string;
  preview: string;
  body: string;
  unsubscribe: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}): string {
  return `<!doctype html>
<html lang="${parts.lang}" dir="${parts.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${parts.title}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) {
  .card { padding: 32px 24px !important; }
}
@media (prefers-color-scheme: dark) {
  .linen { background-color: ${dark.linen} !important; }
  .card { background-color: ${dark.paper} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.inkSoft} !important; }
  .link { color: ${dark.link} !important; }
  .mark { color: ${dark.mark} !important; }
  .rule { border-color: ${dark.line} !important; }
}
</style>
</head>
<body class="linen" style="margin:0;padding:0;background-color:${color.linen};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${parts.preview}${previewFiller}</div>
<table role="presentation" class="linen" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color.linen}" style="background-color:${color.linen}"><tr><td align="center" style="padding:40px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="center" style="padding:0 0 28px;font-family:${display};font-size:24px;line-height:36px;font-weight:500;letter-spacing:-0.3px">${wordmark}</td></tr>
<tr><td class="card" dir="${parts.dir}" bgcolor="${color.paper}" style="padding:44px 48px;background-color:${color.paper};border:1px solid ${color.line};border-radius:12px">
${parts.body}
</td></tr>
<tr><td class="soft" align="center" style="padding:28px 24px 0;font-family:${sans};font-size:13px;line-height:20px;color:${color.inkSoft}">Ampersand &middot; for couples and the people who make their day${parts.unsubscribe}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
