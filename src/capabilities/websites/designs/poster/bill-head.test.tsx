import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SAMPLE_VIEWS } from '../samples/sample-views.ts';
import { BillHead } from './bill-head.tsx';

const drawn = (...names: [string, string]) =>
  renderToStaticMarkup(<BillHead view={{ ...SAMPLE_VIEWS.full, names }} isHeading />);

it('pastes what joins two names over them only where they can be read behind it', () => {
  expect(drawn('Maya', 'Jonah')).not.toContain('many');
  expect(drawn('Ana', 'Papadimitriou-Westenholz')).toContain('many');
  expect(drawn('Alexandrina-Theodora', 'Papadimitriou-Westenholz')).toContain('many');
});
