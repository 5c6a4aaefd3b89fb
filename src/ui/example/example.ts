import type { ReactNode } from 'react';

/** One state of a control, as the style guide shows it; every `*.example.tsx` exports a list of them. */
export interface Example {
  title: string;
  render: () => ReactNode;
}
