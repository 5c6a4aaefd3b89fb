import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const FIELDS = 'input, textarea, select, [contenteditable], [role="slider"], [role="dialog"]';

/** The arrow keys turn to the neighbours, unless a field or a dialog needs them. */
export function useArrowKeys({ left, right }: { left: string | undefined; right: string | undefined }): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      const to = event.key === 'ArrowLeft' ? left : event.key === 'ArrowRight' ? right : undefined;
      if (to) void navigate(to, { preventScrollReset: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, left, right]);
}
