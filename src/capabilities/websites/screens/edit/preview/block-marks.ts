/** How much of what stands above a block stays in sight. */
const ABOVE = 0.12;

/**
 * A preview says before each block whose it is. The marks go over to the blocks and leave the page as guests have it: no rule
 * of a design finds a neighbor too many.
 */
export function takeMarks({ document: page }: Window): void {
  for (const mark of page.querySelectorAll<HTMLTemplateElement>('template[data-block]')) {
    const block = mark.nextElementSibling;
    // A block that draws nothing here is followed by the mark of the next.
    if (block && block.localName !== 'template') block.setAttribute('data-block', mark.dataset.block ?? '');
    mark.remove();
  }
}

/** False where guests do not see that block. The page around the preview stays where it is. */
export function revealBlock(site: Window, id: string): boolean {
  const block = site.document.querySelector(`[data-block="${CSS.escape(id)}"]`);
  if (!block) return false;
  const top = block.getBoundingClientRect().top + site.scrollY - site.innerHeight * ABOVE;
  site.scrollTo({ top, behavior: 'instant' });
  return true;
}
