import { CircleAlert } from 'lucide-react';

/** Said at a field that is none of the house’s own controls. */
export function FieldError({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 pt-1 font-medium text-red text-sm empty:hidden">
      {children && (
        <>
          <CircleAlert size={14} className="mt-1" aria-hidden="true" />
          {children}
        </>
      )}
    </p>
  );
}
