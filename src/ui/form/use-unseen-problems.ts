import { useCallback, useEffect, useRef, useState } from 'react';
import {
  focusWhenDrawn,
  inPageOrder,
  isInSight,
  noShownFields,
  openSectionsOf,
  type ShownFields,
} from './shown-fields.ts';

export interface UnseenOptions {
  /** What to call a field, the form's or the API's, that is not on the page: 'your budget'. A drawn one is known by its label. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Shows the step or part that draws a field. Sections that are merely closed, such as `details`, open by themselves. */
  reveal?: (field: string) => void;
}

/** Without a message of its own it is told as long as its field has one. */
export type UnseenProblem = { field: string; message?: string };

export interface UnseenProblems {
  shownFields: ShownFields;
  /** What was wrong with fields out of sight; told beside the button. */
  unseen: readonly UnseenProblem[];
  /** 'your budget', '“Guests”'; nothing for a field that nobody has named. */
  nameOf: (field: string) => string | undefined;
  canLeadTo: (field: string) => boolean;
  /** Opens what is around a field and goes there. */
  leadTo: (field: string) => void;
  /**
   * Goes to the first of the fields that are wrong. What is out of sight is shown, and told beside the button, together
   * with problems that no field of the form stands for. True if one of the fields was in sight.
   */
  pointOut: (fields: readonly string[], strays?: readonly UnseenProblem[]) => boolean;
}

export function useUnseenProblems(options: UnseenOptions): UnseenProblems {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [unseen, setUnseen] = useState<readonly UnseenProblem[]>([]);
  const [shownFields] = useState(noShownFields);

  const show = useCallback(
    (field: string) => {
      latest.current.reveal?.(field);
      openSectionsOf(shownFields, field);
    },
    [shownFields],
  );

  const pointOut = useCallback(
    (fields: readonly string[], strays: readonly UnseenProblem[] = []) => {
      const ordered = inPageOrder(shownFields, fields);
      const hidden = ordered.filter((field) => !isInSight(shownFields, field));
      setUnseen([...hidden.map((field) => ({ field })), ...strays]);
      // The first one last: where opening one section closes the others, it is the one that stays open.
      for (const field of hidden.toReversed()) show(field);
      const [first] = ordered;
      if (first !== undefined) void focusWhenDrawn(shownFields, first);
      return ordered.length > hidden.length;
    },
    [shownFields, show],
  );

  function nameOf(field: string): string | undefined {
    const label = shownFields.labels.get(field);
    return options.fieldNames?.[field] ?? (label === undefined ? undefined : `“${label}”`);
  }

  function leadTo(field: string) {
    show(field);
    void focusWhenDrawn(shownFields, field);
  }

  const canLeadTo = (field: string) => shownFields.elements.has(field) || options.reveal !== undefined;
  return { shownFields, unseen, nameOf, canLeadTo, leadTo, pointOut };
}
