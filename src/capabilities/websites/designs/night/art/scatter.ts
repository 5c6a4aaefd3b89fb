/** A number from 0 to 1 that looks like chance and is the same on every drawing. */
export function scatter(turn: number, salt: number): number {
  const wave = Math.sin(turn * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
