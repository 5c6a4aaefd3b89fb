import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { PHOTO_SUBJECTS } from '#capabilities/editorial/rules/photo-subjects.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ShownPhoto, SubmissionWords } from '../contract/words.ts';
import { LONGEST_CAPTION } from '../rules/submission-rules.ts';
import { PhotoImage } from './shown-photo.tsx';

type Words = SubmissionWords['photos'];

const SUBJECTS = PHOTO_SUBJECTS.map((id) => ({ id, label: id.charAt(0).toUpperCase() + id.slice(1) }));

interface PhotoOrderProps {
  known: readonly ShownPhoto[];
  value: Words;
  onChange: (photos: Words) => void;
  /** Only who brought them takes them away. */
  onRemove?: (id: string) => void;
}

/** The photos in their order, each with its caption and what it shows; the first is the cover. */
export function PhotoOrder({ known, value, onChange, onRemove }: PhotoOrderProps) {
  const byId = new Map(known.map((photo) => [photo.picture.id, photo]));
  const move = (from: number, to: number) => {
    const next = value.toSpliced(from, 1);
    const moved = value[from];
    if (moved) onChange(next.toSpliced(to, 0, moved));
  };
  const change = (index: number, words: Partial<Words[number]>) =>
    onChange(value.map((photo, at) => (at === index ? { ...photo, ...words } : photo)));
  return (
    <ol aria-label="Photos" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {value.map(({ id, caption, subject }, index) => {
        const photo = byId.get(id);
        const name = `photo ${index + 1}`;
        return (
          <li key={id} className="min-w-0 rounded-card border border-line bg-paper p-3">
            {photo && (
              <PhotoImage
                photo={photo}
                alt={caption || `Photo ${index + 1}`}
                sizes="(min-width: 64rem) 300px, 90vw"
                className="mb-2 aspect-4/3 w-full rounded-input"
              />
            )}
            <div className="flex items-center gap-1">
              <p className="grow text-sm">{index === 0 ? 'Cover' : index + 1}</p>
              <IconButton
                label={`Move ${name} earlier`}
                icon={<ArrowLeft size={18} aria-hidden="true" />}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              />
              <IconButton
                label={`Move ${name} later`}
                icon={<ArrowRight size={18} aria-hidden="true" />}
                isDisabled={index === value.length - 1}
                onPress={() => move(index, index + 1)}
              />
              {onRemove && (
                <IconButton
                  label={`Remove ${name}`}
                  icon={<X size={18} aria-hidden="true" />}
                  onPress={() => onRemove(id)}
                />
              )}
            </div>
            <TextField
              label={`Caption of ${name}`}
              value={caption}
              onChange={(text) => change(index, { caption: text })}
              maxLength={LONGEST_CAPTION}
              isOptional
            />
            <SelectField
              label={`What ${name} shows`}
              options={SUBJECTS}
              value={subject}
              onChange={(next) => change(index, { subject: next as Words[number]['subject'] })}
            />
          </li>
        );
      })}
    </ol>
  );
}
