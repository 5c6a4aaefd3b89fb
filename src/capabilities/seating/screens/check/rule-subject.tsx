import { ChoiceChips } from '#ui/choice-chips.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FIXTURE_KINDS, FIXTURE_LABELS } from '../../rules/room.ts';
import { BALANCE_CHOICES } from '../../rules/rule-words.ts';
import { type RuleValues, ruleGap } from '../../rules/seating-rule.ts';
import { tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';
import { PeoplePicker } from './people-picker.tsx';

interface RuleSubjectProps {
  values: RuleValues;
  onChange: (change: Partial<RuleValues>) => void;
  /** The distance as it is typed. */
  far: { text: string; onChange: (text: string) => void; isWrong: boolean };
  /** Whether what is missing is told already. */
  isChecked: boolean;
}

const NO_TAG = '';

function WhoFields({
  values,
  onChange,
  error,
}: Pick<RuleSubjectProps, 'values' | 'onChange'> & { error?: string }) {
  const { desk } = useSeating();
  const { tags } = desk.plan;
  return (
    <>
      <PeoplePicker
        value={values.guestUuids}
        onChange={(guestUuids) => onChange({ guestUuids })}
        error={error}
      />
      {tags.length > 0 && (
        <SelectField
          label="And everyone tagged"
          isOptional
          options={[
            { id: NO_TAG, label: 'No tag' },
            ...tags.map((tag) => ({ id: tag.uuid, label: tag.name })),
          ]}
          value={values.tagUuid ?? NO_TAG}
          onChange={(id) => onChange({ tagUuid: id === NO_TAG ? null : id })}
        />
      )}
    </>
  );
}

function FarField({
  far,
  isApart,
  isChecked,
}: Pick<RuleSubjectProps, 'far' | 'isChecked'> & { isApart: boolean }) {
  return (
    <TextField
      label="How far"
      isOptional
      placeholder="15 ft"
      value={far.text}
      onChange={far.onChange}
      description={isApart ? 'Without one, another table is enough.' : 'Without one, 20 ft.'}
      {...(isChecked && far.isWrong && { error: 'Write a distance, like 15 ft or 12 ft 6 in.' })}
    />
  );
}

/** Whom a rule is about, and whatever else its kind has to know. */
export function RuleSubject({ values, onChange, far, isChecked }: RuleSubjectProps) {
  const { desk } = useSeating();
  const { kind } = values;
  const gap = isChecked ? ruleGap(values) : undefined;
  const error = gap === undefined ? {} : { error: gap };
  if (kind === 'MIX' || kind === 'SPLIT')
    return (
      <SelectField
        label="Of what"
        options={BALANCE_CHOICES}
        value={values.balance ?? ''}
        onChange={(id) => onChange({ balance: BALANCE_CHOICES.find((one) => one.id === id)?.id ?? null })}
        {...error}
      />
    );
  if (kind === 'AT' || kind === 'NOT_AT')
    return (
      <>
        <WhoFields values={values} onChange={onChange} />
        <ChoiceChips
          label="Tables"
          options={desk.tables.map((table) => ({ id: String(table.number), label: tableName(table) }))}
          value={values.tableNumbers.map(String)}
          onChange={(ids) => onChange({ tableNumbers: ids.map(Number) })}
          {...error}
        />
      </>
    );
  if (kind === 'AWAY_FROM' || kind === 'CLOSE_TO')
    return (
      <>
        <WhoFields values={values} onChange={onChange} />
        <SelectField
          label={kind === 'AWAY_FROM' ? 'Away from' : 'Close to'}
          options={FIXTURE_KINDS.map((id) => ({ id, label: FIXTURE_LABELS[id] }))}
          value={values.fixture ?? ''}
          onChange={(id) => onChange({ fixture: FIXTURE_KINDS.find((one) => one === id) ?? null })}
          {...error}
        />
        <FarField far={far} isApart={false} isChecked={isChecked} />
      </>
    );
  return (
    <>
      <WhoFields values={values} onChange={onChange} {...error} />
      {kind === 'APART' && <FarField far={far} isApart isChecked={isChecked} />}
    </>
  );
}
