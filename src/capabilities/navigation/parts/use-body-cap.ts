import { useEffect } from 'react';
import { capsBody } from '../rules/nav-constants.ts';

const CAP = ['max-h-dvh', 'overflow-hidden'];

/** While a menu is open on a narrow screen the page is no taller than the screen, so that nothing scrolls behind it. */
export function useBodyCap(isMenuOpen: boolean): void {
  useEffect(() => {
    const { classList } = document.body;
    function apply() {
      for (const name of CAP) classList.toggle(name, capsBody(window.innerWidth, isMenuOpen));
    }
    apply();
    window.addEventListener('resize', apply);
    return () => {
      window.removeEventListener('resize', apply);
      classList.remove(...CAP);
    };
  }, [isMenuOpen]);
}
