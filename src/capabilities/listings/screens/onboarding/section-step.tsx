import { type ReactNode, useRef, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import { StepHeading } from '#ui/step-heading.tsx';
import type { Listing } from '../../contract/editor.contract.ts';
import type { EditorSection } from '../../rules/editor-section.ts';
import { unchosenLabels } from '../../rules/onboarding-sections.ts';
import { SectionForm, type SectionHandle } from '../editor/section-form.tsx';
import { StepActions, type StepProps } from './step-frame.tsx';

/** What is asked of a listing that is there. */
export type ListingStepProps = StepProps & { listing: Listing; onSkip?: (() => void) | undefined };

type Props = ListingStepProps & {
  title: string;
  lead: string;
  sections: readonly EditorSection[];
  /** Whether a section's own title stands above its fields. */
  isTitled?: boolean;
  children?: ReactNode;
};

/** A question that is part of the listing: it saves itself as in the editor, and Next says what is missing. */
export function SectionStep(props: Props) {
  const { listing, title, lead, sections, isTitled = false, onBack, onNext, onSkip, children } = props;
  const forms = useRef(new Map<string, SectionHandle>());
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);

  async function goOn(): Promise<void> {
    setSaving(true);
    const typed = new Map(
      await Promise.all(
        sections.map(async ({ key }) => [key, await forms.current.get(key)?.finish()] as const),
      ),
    );
    setSaving(false);
    const unchosen = unchosenLabels(sections, (key) => typed.get(key) ?? {});
    setMissing(unchosen);
    if (unchosen.length === 0 && sections.every(({ key }) => typed.get(key))) onNext();
  }

  return (
    <>
      <StepHeading title={title} lead={lead} focuses={props.focusesHeading} />
      <div className="max-w-reading">
        {sections.map((section) => {
          const state = listing.sections.find(({ key }) => key === section.key);
          return (
            state && (
              <section key={section.key} aria-label={section.title} className="mb-4">
                {isTitled && <h2 className="mb-3 text-xl">{section.title}</h2>}
                <SectionForm
                  listing={listing}
                  section={section}
                  state={state}
                  handle={(form) => {
                    if (form) forms.current.set(section.key, form);
                    else forms.current.delete(section.key);
                  }}
                />
              </section>
            )
          );
        })}
      </div>
      {children}
      {missing.length > 0 && (
        <Notice tone="error" className="mb-4" title="Almost there">
          Please choose at least one: {missing.join(', ')}.
        </Notice>
      )}
      <StepActions onBack={onBack} onSkip={onSkip} onNext={() => void goOn()} isPending={isSaving} />
    </>
  );
}
