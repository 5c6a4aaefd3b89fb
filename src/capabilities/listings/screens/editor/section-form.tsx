import { type Ref, useImperativeHandle, useState } from 'react';
import { MESSAGES } from '#base/validation/messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Listing, SectionState } from '../../contract/editor.contract.ts';
import type { FieldValue, ListItem, SectionValues } from '../../rules/editor-field.ts';
import type { EditorSection } from '../../rules/editor-section.ts';
import type { FieldConflict } from '../../rules/merge-section.ts';
import { screenSection } from '../../rules/screen-section.ts';
import { sectionProblems } from '../../rules/section-problems.ts';
import { FieldControl } from './field-control.tsx';
import { HeldNotice } from './held-notice.tsx';
import { ListControl } from './list-control.tsx';
import { SaveStatus } from './save-status.tsx';
import { useSectionSaver } from './use-section-saver.ts';

/** What a page around the form can ask of it. */
export type SectionHandle = {
  /** Saves what is typed and shows what is wrong with it; what is typed where nothing is. */
  finish(): Promise<SectionValues | undefined>;
};

type Props = {
  listing: Listing;
  section: EditorSection;
  state: SectionState;
  handle?: Ref<SectionHandle>;
};

/** Why not all that stands there is saved, where no saving would help. */
function unsavedReason(conflicts: number, typos: number): string | undefined {
  if (conflicts > 0) return 'Yours isn’t saved yet. Choose which one to keep.';
  return typos > 0 ? 'Not all of it is saved. Check the amount marked above.' : undefined;
}

const asText = (value: FieldValue) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Two people wrote the same field: both texts stand here until one is chosen. */
function Conflict({
  conflict,
  onChoose,
}: {
  conflict: FieldConflict;
  onChoose: (value: FieldValue) => void;
}) {
  const sides = [
    { title: 'Yours', value: conflict.mine, button: 'Keep yours' },
    { title: 'Theirs', value: conflict.theirs, button: 'Keep theirs' },
  ];
  return (
    <Notice tone="warn" title="Somebody else changed this too" className="mb-4">
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {sides.map(({ title, value, button }) => (
          <div key={title} className="rounded-input border border-line bg-paper p-3">
            <p className="font-semibold text-sm">{title}</p>
            <p className="wrap-anywhere mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap text-sm">
              {asText(value)}
            </p>
            <Button size="small" variant="secondary" className="mt-2" onPress={() => onChoose(value)}>
              {button}
            </Button>
          </div>
        ))}
      </div>
    </Notice>
  );
}

/** The fields of a section. It saves itself; messages come to fields that were left, and to what was held before. */
export function SectionForm({ listing, section, state: loaded, handle }: Props) {
  const { state, saver } = useSectionSaver(listing.uuid, loaded);
  const [touched, setTouched] = useState<ReadonlySet<string>>(
    () => new Set([...Object.keys(loaded.problems), ...loaded.findings.map(({ field }) => field)]),
  );
  const [typos, setTypos] = useState<ReadonlySet<string>>(() => new Set());
  const touch = (name: string) => setTouched((before) => new Set([...before, name]));
  const { values, conflicts } = state;
  const problems = sectionProblems(listing.taxonomyKey, section, values);
  const findings = screenSection(section, values, state.section.released);

  useImperativeHandle(handle, () => ({
    async finish() {
      setTouched(new Set(section.fields.map(({ name }) => name)));
      await saver.saveNow();
      const isRight = Object.keys(problems).length + findings.length + typos.size === 0;
      return isRight ? values : undefined;
    },
  }));

  function errorOf(name: string): string | undefined {
    if (typos.has(name)) return MESSAGES.dollarAmount;
    if (!touched.has(name)) return undefined;
    return problems[name] ?? findings.find(({ field }) => field === name)?.message;
  }

  function change(name: string, value: FieldValue): void {
    // What is typed into an amount and is none waits in its field, and nothing is saved of it.
    const isTypo = typeof value === 'number' && Number.isNaN(value);
    setTypos((before) => new Set([...before].filter((each) => each !== name).concat(isTypo ? [name] : [])));
    if (!isTypo) saver.change(name, value);
  }

  const isDisabled = !listing.canEdit;
  return (
    <>
      <HeldNotice listing={listing} section={section} state={state.section} values={values} />
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.field}
          conflict={conflict}
          onChoose={(value) => saver.resolve(conflict.field, value)}
        />
      ))}
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {section.fields.map((field) => (
          <div
            key={field.name}
            className={field.kind === 'money' || field.kind === 'count' ? undefined : 'sm:col-span-2'}
          >
            {field.kind === 'list' ? (
              <ListControl
                field={field}
                listing={listing}
                items={values[field.name] as readonly ListItem[]}
                errorOf={errorOf}
                isDisabled={isDisabled}
                onChange={(items) => change(field.name, items)}
                onBlur={touch}
              />
            ) : (
              <FieldControl
                field={field}
                listing={listing}
                value={typos.has(field.name) ? Number.NaN : (values[field.name] ?? null)}
                error={errorOf(field.name)}
                isDisabled={isDisabled}
                onChange={(value) => change(field.name, value)}
                onBlur={() => touch(field.name)}
              />
            )}
          </div>
        ))}
      </div>
      <SaveStatus
        state={state}
        unsaved={unsavedReason(conflicts.length, typos.size)}
        onRetry={() => void saver.saveNow()}
      />
    </>
  );
}
