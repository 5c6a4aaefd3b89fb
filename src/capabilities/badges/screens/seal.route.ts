import { z } from 'zod';
import { apiOf, showsOn } from '#app/request-scope.ts';
import { storefrontSubject } from '#capabilities/storefronts/rules/storefront-subject.ts';
import { drawSeal } from '../rules/embed/draw-seal.ts';
import { sealHonor } from '../rules/embed/seal-honor.ts';
import { sealOwner } from '../rules/paths.ts';
import type { Route } from './+types/seal.route.ts';

export const handle = { document: 'public' };

/** What a listing holds now, for any other site: a picture stays true there when its award goes, and is never broken. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const uuid = z.uuid().safeParse(sealOwner(params.file));
  if (!uuid.success) throw new Response('There is no such seal.', { status: 404 });
  showsOn(context, storefrontSubject(uuid.data));
  const [card] = await apiOf(context).search.listCards({ storefrontUuids: [uuid.data] });
  return new Response(drawSeal(sealHonor(card)), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    },
  });
}
