import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { DebugPanelHotkey } from '#capabilities/experiments/parts/debug-panel-hotkey.tsx';
import { sessionFlagsQuery } from '#capabilities/experiments/queries.ts';

/** Ctrl+Shift+J with this session's flags and experiments. */
export function DebugPanelHotkeys() {
  const { data: flags } = useQuery(sessionFlagsQuery);
  return (
    <DebugPanelHotkey
      flags={flags}
      setOverrides={(overrides) => api.experiments.setSessionOverrides(overrides)}
    />
  );
}
