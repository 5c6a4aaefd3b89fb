import { type ComponentType, type HTMLAttributes, use } from 'react';
import { inside, MarkupMemory, type Plain } from './markup-memory.ts';

export interface PartProps<Props extends object>
  extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'id' | 'aria-label' | 'aria-labelledby'> {
  as?: 'div' | 'li' | 'ul' | 'ol' | 'header' | 'footer' | 'section' | 'nav' | 'article' | 'aside';
  /**
   * What stands in it. Its properties decide everything: it asks no context, makes up no ids and waits for nothing. Its
   * pictures are lazy: those that come first must be known to the page itself, which announces them in its head.
   */
  draw: ComponentType<Props>;
  of: Props & Plain<Props>;
  'data-print'?: 'hidden';
}

/**
 * A part that many documents show: the server draws it once and then repeats the markup. In the browser it is drawn and
 * hydrated like anything else.
 */
export function RememberedPart<Props extends object>(part: PartProps<Props>) {
  const { as: Tag = 'div', draw: Draw, of, ...rest } = part;
  const recall = use(MarkupMemory);
  if (recall) return <Tag {...rest} {...inside(recall(Draw, of, 'hydrated'))} />;
  return (
    <Tag {...rest}>
      <Draw {...of} />
    </Tag>
  );
}
