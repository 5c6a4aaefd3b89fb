import type { ReactNode } from 'react';

/** What every labelled control takes, whatever is typed or chosen in it. */
export interface FieldProps {
  label: string;
  isLabelHidden?: boolean;
  /** Says 'optional' beside the label; required is the unmarked case. */
  isOptional?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  description?: ReactNode;
  error?: string;
  warning?: string;
  success?: string;
  /** Off where the control stands in a row of its own and its message needs no place kept free. */
  reservesMessage?: boolean;
  className?: string;
}

export interface FieldCounter {
  used: number;
  limit: number;
  kind: 'input' | 'textarea';
}
