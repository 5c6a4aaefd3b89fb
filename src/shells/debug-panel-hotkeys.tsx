import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#app/api.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { userQuery } from '#app/use-user.ts';
import { DebugPanelHotkey } from '#capabilities/experiments/parts/debug-panel-hotkey.tsx';
import { lostOverrides, storeOverrides } from '#capabilities/experiments/parts/stored-overrides.ts';
import { sessionFlagsQuery } from '#capabilities/experiments/queries.ts';
import { checkOverrides, type Overrides } from '#capabilities/experiments/rules/session-overrides.ts';

async function setOverrides(overrides: Overrides): Promise<void> {
  await api.experiments.setSessionOverrides(overrides);
  storeOverrides(overrides);
}

/** Ctrl+Shift+J with this session's flags and experiments. */
export function DebugPanelHotkeys() {
  const { data: flags } = useQuery(sessionFlagsQuery);
  const refresh = useRefresh();
  // Once: a browser that takes no cookie would lose them again and again.
  const hasRestored = useRef(false);

  useEffect(() => {
    if (!flags?.canOverride || hasRestored.current) return;
    const { overrides } = checkOverrides(flags.overrides);
    const lost = lostOverrides(overrides);
    if (!lost) {
      storeOverrides(overrides);
      return;
    }
    hasRestored.current = true;
    void setOverrides(lost).then(() => refresh(sessionFlagsQuery.queryKey, userQuery.queryKey));
  }, [flags, refresh]);

  return <DebugPanelHotkey flags={flags} setOverrides={setOverrides} />;
}
