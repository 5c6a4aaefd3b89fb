export interface CarouselMeasure {
  scrollLeft: number;
  /** What is seen. */
  clientWidth: number;
  /** All that there is. */
  scrollWidth: number;
  /** One tile with the gap behind it. */
  stepWidth: number;
}

/** Browsers round scroll positions; a pixel is not a tile. */
const SLACK_PX = 1;

/** Arrows make sense only when the tiles are wider than their container. */
export function isWiderThanContainer({ scrollWidth, clientWidth }: CarouselMeasure): boolean {
  return scrollWidth - clientWidth > SLACK_PX;
}

export function carouselEnds(measure: CarouselMeasure): { isAtStart: boolean; isAtEnd: boolean } {
  const last = measure.scrollWidth - measure.clientWidth;
  return { isAtStart: measure.scrollLeft <= SLACK_PX, isAtEnd: measure.scrollLeft >= last - SLACK_PX };
}

/** Where an arrow leads: on by as many tiles as fit, to the edge of a whole tile, never past an end. */
export function carouselTarget(measure: CarouselMeasure, direction: 1 | -1): number {
  const { scrollLeft, clientWidth, scrollWidth, stepWidth } = measure;
  if (stepWidth <= 0) return scrollLeft;
  const tilesSeen = Math.max(Math.floor(clientWidth / stepWidth), 1);
  // From between two tiles the way on starts at the left one and the way back at the right one.
  const position = scrollLeft / stepWidth;
  const slack = SLACK_PX / stepWidth;
  const from = direction === 1 ? Math.floor(position + slack) : Math.ceil(position - slack);
  const target = (from + direction * tilesSeen) * stepWidth;
  return Math.min(Math.max(target, 0), Math.max(scrollWidth - clientWidth, 0));
}
