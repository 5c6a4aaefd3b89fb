import type { Plugin } from 'vite';

const MODULE = /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/;
const PROBE = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/;

/**
 * React Aria asks the browser, as soon as it is loaded, whether it can write dates in the visitor's language. To answer, the
 * browser looks at every language it knows: on a phone that takes as long as hydrating the rest of the page. We write
 * English to everyone (`I18nProvider`), so nobody uses the answer.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    transform(code, id) {
      if (!MODULE.test(id)) return undefined;
      if (!PROBE.test(code)) this.error('React Aria finds out the language in another way now.');
      return { code: code.replace(PROBE, "locale = 'en-US';"), map: null };
    },
  };
}
