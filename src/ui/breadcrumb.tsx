import { TextLink } from './text-link.tsx';

export interface BreadcrumbStep {
  label: string;
  /** Left out for the page itself. */
  to?: string;
}

export interface BreadcrumbProps {
  steps: readonly BreadcrumbStep[];
  label?: string;
  className?: string;
}

/** Where this page lies. Real links, readable without scripts; long names wrap instead of being cut. */
export function Breadcrumb({ steps, label = 'Breadcrumb', className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center text-ink-soft text-sm">
        {steps.map((step, index) => (
          <li key={`${step.to ?? ''} ${step.label}`} className="flex min-w-0 items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-1.5">
                /
              </span>
            )}
            {step.to === undefined ? (
              <span aria-current="page" className="wrap-anywhere min-w-0">
                {step.label}
              </span>
            ) : (
              <TextLink to={step.to} look="plain" className="inline-flex min-h-11 items-center text-ink-soft">
                {step.label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
