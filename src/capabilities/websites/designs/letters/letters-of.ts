/** A family of letters as designs name it. */
type Letters = {
  /** As CSS names it, with what stands in until it has come. */
  family: string;
  /** The address of the sheet that names its files and its stand-ins. */
  sheet: string;
  /** The addresses of its files for Latin letters, which a first screen is mostly read in. */
  file: string;
  italic: string;
};

type Kind = 'serif' | 'sans' | 'typewriter';

/** Where even the stand-ins are missing, or the script is another: 'Frank Ruhl Libre' is what Hebrew is read in. */
const AT_LAST: Readonly<Record<Kind, string>> = {
  serif: "'Frank Ruhl Libre', 'Times New Roman', serif",
  sans: 'Arial, sans-serif',
  typewriter: 'monospace',
};

export function lettersOf(
  family: string,
  like: Kind,
  { italic = '', ...files }: { sheet: string; file: string; italic?: string },
): Letters {
  const name = family.replace(/ Variable$/, '');
  const standIns = `'${name} Stand-in', '${name} Wide Stand-in'`;
  return { family: `'${family}', ${standIns}, ${AT_LAST[like]}`, italic, ...files };
}
