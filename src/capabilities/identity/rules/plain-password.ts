/** What people write in place of a letter. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const withoutSigns = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Lower case, without accents. */
export function foldedText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A password as those read it who guess: in lower case, without signs, and once more with letters for their stand-ins. */
export function plainPasswords(password: string): string[] {
  const folded = foldedText(password);
  const spelled = [...folded].map((sign) => STAND_INS[sign] ?? sign).join('');
  return [withoutSigns(folded), withoutSigns(spelled)];
}
