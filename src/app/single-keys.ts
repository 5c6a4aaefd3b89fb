export type SingleKeys = { areOn(): boolean; switchTo(isOn: boolean): void };

/** Single keys get in the way of some people's tools: whoever switches those of a page off finds them off. */
export function singleKeysOf(storageKey: string): SingleKeys {
  return {
    areOn() {
      try {
        return localStorage.getItem(storageKey) !== 'off';
      } catch {
        return true;
      }
    },
    switchTo(isOn) {
      try {
        localStorage.setItem(storageKey, isOn ? 'on' : 'off');
      } catch {
        // Storage can be switched off; then they stay as they are.
      }
    },
  };
}
