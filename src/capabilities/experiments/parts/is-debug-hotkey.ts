type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/** Ctrl+Shift+J, by the place of the key: layouts other than Latin have no letter J. */
export function isDebugHotkey({ code, ctrlKey, shiftKey, altKey, metaKey }: Keys): boolean {
  return code === 'KeyJ' && ctrlKey && shiftKey && !altKey && !metaKey;
}
