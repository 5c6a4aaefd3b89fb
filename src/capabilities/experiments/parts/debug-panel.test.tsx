import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { EXPERIMENT_KEYS } from '../rules/experiments.ts';
import { DATE_FLAG_NAMES, SWITCH_NAMES } from '../rules/flags.ts';
import { NO_OVERRIDES } from '../rules/session-overrides.ts';
import { readExperimentSession } from '../server/experiment-session.ts';
import { presentSession } from '../server/present.ts';
import { DebugPanelFields } from './debug-panel-fields.tsx';
import { isDebugHotkey } from './is-debug-hotkey.ts';

const flags = presentSession(readExperimentSession({ config: parseConfig({}) }, {}));

describe('DebugPanelFields', () => {
  it('lists every flag and every experiment', () => {
    const html = renderToStaticMarkup(
      <DebugPanelFields flags={flags} draft={NO_OVERRIDES} onChange={() => undefined} />,
    );
    for (const name of [...SWITCH_NAMES, ...DATE_FLAG_NAMES, ...EXPERIMENT_KEYS])
      expect(html).toContain(name);
    expect(html.match(/role="switch"/g)).toHaveLength(SWITCH_NAMES.length);
    expect(html).not.toContain('overridden');
  });

  it('marks what is overridden and says what is wrong', () => {
    const draft = { flags: { bakerOnboarding: true, reviewsHeldFrom: 'soon' }, experiments: {} };
    const html = renderToStaticMarkup(
      <DebugPanelFields flags={flags} draft={draft} onChange={() => undefined} />,
    );
    expect(html.match(/overridden/g)).toHaveLength(1);
    expect(html).toContain('Invalid date');
  });
});

describe('isDebugHotkey', () => {
  const keys = { code: 'KeyJ', ctrlKey: true, shiftKey: true, altKey: false, metaKey: false };

  it('is Ctrl+Shift+J and nothing else', () => {
    expect(isDebugHotkey(keys)).toBe(true);
    for (const other of [
      { code: 'KeyK' },
      { ctrlKey: false },
      { shiftKey: false },
      { altKey: true },
      { metaKey: true },
    ]) {
      expect(isDebugHotkey({ ...keys, ...other })).toBe(false);
    }
  });
});
