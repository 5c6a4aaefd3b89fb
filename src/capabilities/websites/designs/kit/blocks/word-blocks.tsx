import type { BlockProps } from '../block-drawer.ts';
import { RichWords } from '../rich-words.tsx';

export function RichTextBlock({ block }: BlockProps<'rich-text'>) {
  return (
    <section className="block words">
      {block.title && <h2>{block.title}</h2>}
      <RichWords text={block.text} />
    </section>
  );
}

export function FaqBlock({ block }: BlockProps<'faq'>) {
  return (
    <section className="block faq">
      {block.title && <h2>{block.title}</h2>}
      <dl>
        {block.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <RichWords text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function DressCodeBlock({ block, view }: BlockProps<'dress-code'>) {
  return (
    <section className="block dress-code">
      <h2>{block.title || view.words.attire}</h2>
      {block.attire && <p className="lead">{block.attire}</p>}
      <RichWords text={block.text} />
      {block.colors.length > 0 && (
        <ul className="swatches" aria-hidden="true">
          {block.colors.map((color) => (
            <li key={color} style={{ backgroundColor: color }} />
          ))}
        </ul>
      )}
    </section>
  );
}
