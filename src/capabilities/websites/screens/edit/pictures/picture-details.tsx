import type { StoredPicture } from '../../../rules/stored/stored-block.ts';
import { WordsField } from '../form/words-field.tsx';
import { useWriting } from '../writing-context.ts';
import { FocusPicker } from './focus-picker.tsx';

const MOST = 200;

/** Focus, description and caption of one picture. */
export function PictureDetails({
  value,
  onChange,
}: {
  value: StoredPicture;
  onChange: (value: StoredPicture) => string | undefined;
}) {
  const { pictures } = useWriting();
  const picture = pictures.find(({ id }) => id === value.id);
  return (
    <div className="grid gap-4">
      {picture && (
        <FocusPicker
          picture={picture}
          focus={value.focus}
          onChange={(focus) => onChange({ ...value, focus })}
        />
      )}
      <WordsField
        label="Description for those who can’t see it"
        value={value.alt}
        onChange={(alt) => onChange({ ...value, alt })}
        most={MOST}
      />
      <WordsField
        label="Caption"
        value={value.caption}
        onChange={(caption) => onChange({ ...value, caption })}
        most={MOST}
      />
    </div>
  );
}
