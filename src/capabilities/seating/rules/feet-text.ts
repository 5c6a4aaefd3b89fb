/** '15 ft', '10 ft 6 in', '8 in'. */
export function feetText(inches: number): string {
  const sign = inches < 0 ? '-' : '';
  const whole = Math.abs(Math.round(inches));
  const feet = Math.floor(whole / 12);
  const rest = whole % 12;
  const words = [feet > 0 && `${feet} ft`, (rest > 0 || feet === 0) && `${rest} in`].filter(Boolean);
  return `${sign}${words.join(' ')}`;
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const FEET = new RegExp(`^${NUMBER}(?:ft|feet|foot|['′’])(?:${NUMBER}(?:in|inches|inch|["″”])?)?$`);
const INCHES = new RegExp(`^${NUMBER}(?:in|inches|inch|["″”])$`);
const BARE = new RegExp(`^${NUMBER}$`);

/** Inches out of what people type: '12 ft 6 in', 12'6", '150 in'; a bare number is feet. Undefined where it says nothing. */
export function readFeet(typed: string): number | undefined {
  const squeezed = typed.toLowerCase().replaceAll(/[\s,]+/g, '');
  const sign = squeezed.startsWith('-') ? -1 : 1;
  const text = squeezed.replace(/^-/, '');
  const feet = FEET.exec(text) ?? BARE.exec(text);
  if (feet) return sign * Math.round(Number(feet[1]) * 12 + Number(feet[2] ?? 0));
  const inches = INCHES.exec(text);
  return inches ? sign * Math.round(Number(inches[1])) : undefined;
}
