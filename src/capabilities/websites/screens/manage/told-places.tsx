import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Website } from '../../contract/editor.contract.ts';
import { BLOCK_NAMES } from '../../rules/block-names.ts';
import { websitePaths } from '../../rules/paths.ts';
import { pageName } from './page-name.ts';

/** A warning where pages say in their own words what an event for some should keep to itself. */
export function ToldPlaces({ website }: { website: Website }) {
  const lines = website.toldPlaces.flatMap(({ eventId, pageId, blockId }) => {
    const event = website.events.find(({ id }) => id === eventId);
    const page = website.pages.find(({ id }) => id === pageId);
    const block = page?.blocks.find(({ id }) => id === blockId);
    return event && page && block ? [{ event, page, block }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Notice tone="warn" title="Some pages still say where it is">
      <ul className="grid gap-1">
        {lines.map(({ event, page, block }) => (
          <li key={`${event.id} ${block.id}`}>
            {event.name} is only for its guests, but {pageName(page, website.look)} names its place.{' '}
            <TextLink to={websitePaths.edit({ page: page.id, block: block.id })}>
              Edit {BLOCK_NAMES[block.kind]}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
