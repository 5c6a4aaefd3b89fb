import type { CSSProperties } from 'react';
import { breakLines, fitLine, type Measure } from './fit-line.ts';

interface FilledLinesProps {
  text: string;
  /** On wide pages and on phones. */
  wide: Measure;
  slim: Measure;
  className?: string;
}

/** Capitals that fill their lines, on phones as on walls. */
export function FilledLines({ text, wide, slim, className = '' }: FilledLinesProps) {
  const lines = breakLines(text.toUpperCase(), slim).map((line, turn) => ({ line, turn }));
  return (
    <span className={`filled ${className}`}>
      {lines.map(({ line, turn }) => {
        const onWalls = fitLine(line, wide);
        const onPhones = fitLine(line, slim);
        const sizes = {
          '--size': `${onWalls.size}cqi`,
          '--width': `${onWalls.width}%`,
          '--plain': `${onWalls.plain}cqi`,
          '--slim-size': `${onPhones.size}cqi`,
          '--slim-width': `${onPhones.width}%`,
          '--slim-plain': `${onPhones.plain}cqi`,
        } as CSSProperties;
        return (
          <span className="line" style={sizes} key={turn}>
            {line}{' '}
          </span>
        );
      })}
    </span>
  );
}
