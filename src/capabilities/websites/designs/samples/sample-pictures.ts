import type { BlockPicture } from '../../rules/site-block.ts';
import arch from '../pictures/arch-blush-round.webp';
import barn from '../pictures/barn-sunset.webp';
import bouquet from '../pictures/bouquet-blush.webp';
import manor from '../pictures/manor-white.webp';
import lamp from '../pictures/registry-lamp.webp';
import pot from '../pictures/registry-pot.webp';
import rings from '../pictures/rings-blush.webp';
import place from '../pictures/table-detail-lilac.webp';
import table from '../pictures/table-dusk-blush.webp';
import record from '../pictures/turntable-lilac.webp';

function sample(src: string, alt: string, caption = ''): BlockPicture {
  return {
    sources: [{ src, width: 1200 }],
    width: 1200,
    height: 900,
    alt,
    color: '#d8cfc6',
    focus: { x: 0.5, y: 0.5 },
    caption,
  };
}

export const SAMPLE_PICTURES = {
  arch: sample(arch, 'A round arch of blush roses on a lawn'),
  barn: sample(barn, 'A lit barn among vines at sunset'),
  bouquet: sample(bouquet, 'A bouquet of blush roses'),
  manor: sample(manor, 'A white manor at dusk, every window lit', 'Leopold House, a little before dinner.'),
  lamp: sample(lamp, 'A table lamp'),
  pot: sample(pot, 'A green cast-iron pot'),
  rings: sample(
    rings,
    'Two rings on a rose',
    'His grandmother’s, resized twice. Hers, found on Warren Street.',
  ),
  table: sample(table, 'A long table with candles at dusk'),
  place: sample(place, 'A place setting with lilac flowers'),
  record: sample(record, 'A record on a turntable'),
};
