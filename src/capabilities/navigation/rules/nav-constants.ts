/** A dropdown opens when the pointer has rested on its name this long. */
export const HOVER_OPEN_MS = 300;
/** A press this soon after a dropdown opened by itself was meant to open it, so it must not close it. */
export const CLICK_GUARD_MS = 1_000;

/** Narrower than this, the vendor area has its hamburger menu, and the open menu caps the height of the page. */
export const VENDOR_MENU_BELOW = 1_200;
/** Narrower than this, the couple's bar folds into its hamburger menu. */
export const COUPLE_MENU_BELOW = 1_024;

/** An open menu on a narrow screen holds the page to the height of the screen. */
export function capsBody(viewportWidth: number, isMenuOpen: boolean): boolean {
  return isMenuOpen && viewportWidth < VENDOR_MENU_BELOW;
}
