import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SessionFlags } from '../contract.ts';
import { overrideExperiment, overrideFlag } from '../rules/edit-overrides.ts';
import {
  EXPERIMENT_KEYS,
  EXPERIMENTS,
  type ExperimentKey,
  NOT_IN_TEST,
  variationsOf,
} from '../rules/experiments.ts';
import { DATE_FLAG_NAMES, DATE_FLAGS, SWITCH_NAMES, SWITCHES } from '../rules/flags.ts';
import { checkOverrides, type Overrides } from '../rules/session-overrides.ts';
import { FlagSwitch } from './flag-switch.tsx';

const NO_OVERRIDE = 'none';

function variationOptions(key: ExperimentKey) {
  const experiment = EXPERIMENTS[key];
  const own = variationsOf(experiment).map((variation) => {
    const shows = variation === NOT_IN_TEST ? undefined : experiment.variations[variation];
    return { id: variation, label: variation, ...(shows && { description: shows }) };
  });
  return [{ id: NO_OVERRIDE, label: 'No override' }, ...own];
}

interface DebugPanelFieldsProps {
  flags: SessionFlags;
  draft: Overrides;
  onChange: (draft: Overrides) => void;
}

export function DebugPanelFields({ flags, draft, onChange }: DebugPanelFieldsProps) {
  const { environment } = flags;
  const errors = checkOverrides(draft).fields;
  return (
    <div className="grid gap-6">
      <section className="grid gap-1">
        <h3>Flags</h3>
        {SWITCH_NAMES.map((name) => (
          <FlagSwitch
            key={name}
            name={name}
            description={SWITCHES[name].description}
            isOn={draft.flags[name] ?? SWITCHES[name].values[environment]}
            isOverridden={name in draft.flags}
            onChange={(value) => onChange(overrideFlag(draft, environment, { name, value }))}
          />
        ))}
        {DATE_FLAG_NAMES.map((name) => (
          <TextField
            key={name}
            label={name}
            description={DATE_FLAGS[name].description}
            placeholder="YYYY-MM-DD"
            value={draft.flags[name] ?? DATE_FLAGS[name].values[environment]}
            error={errors[`flags.${name}`]}
            onChange={(value) => onChange(overrideFlag(draft, environment, { name, value }))}
          />
        ))}
      </section>
      <section className="grid gap-3">
        <h3>Experiments</h3>
        {EXPERIMENT_KEYS.map((key) => (
          <SelectField
            key={key}
            label={key}
            description={`${EXPERIMENTS[key].description} This page: ${flags.experiments[key].variation_key}.`}
            options={variationOptions(key)}
            value={draft.experiments[key] ?? NO_OVERRIDE}
            onChange={(value) => {
              const variation = variationsOf(EXPERIMENTS[key]).find((candidate) => candidate === value);
              onChange(overrideExperiment(draft, key, variation ?? null));
            }}
          />
        ))}
      </section>
    </div>
  );
}
