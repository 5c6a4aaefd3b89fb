import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

/**
 * Pictographs, flags, skin tones and keycaps. ©, ®, ™, ‼, ⁉, ℹ and plain arrows count as pictographs in Unicode but
 * are ordinary signs unless the emoji variation selector follows.
 */
const EMOJI =
  /(?![©®™‼⁉ℹ↔-↙↩↪])\p{Extended_Pictographic}|\p{Emoji}\uFE0F|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u;

export function hasEmoji(text: string): boolean {
  return EMOJI.test(text);
}

export const noEmoji = textRule(MESSAGES.emoji, (text) => !hasEmoji(text));
