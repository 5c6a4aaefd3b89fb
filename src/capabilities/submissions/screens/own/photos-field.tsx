import { useState } from 'react';
import { api } from '#app/api.ts';
import { sendFile } from '#app/send-file.ts';
import { useAction } from '#app/use-action.ts';
import { ORIGINAL_FORMATS, PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import { useRuleField } from '#ui/form/use-rule-field.ts';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { OwnSubmission } from '../../contract/own-submissions.contract.ts';
import type { ShownPhoto, SubmissionWords } from '../../contract/words.ts';
import { MOST_PHOTOS } from '../../rules/submission-rules.ts';
import { PhotoOrder } from '../photo-order.tsx';

type Words = SubmissionWords['photos'];

/** Up to 120 photos, shown as they come; each is kept by itself, its place and words with the draft. */
export function PhotosField({ form, loaded }: { form: RuleForm<SubmissionWords>; loaded: OwnSubmission }) {
  const { uuid: submission, storefront, photos } = loaded;
  const [known, setKnown] = useState<readonly ShownPhoto[]>(photos);
  const { value, bound } = useRuleField({ form, name: 'photos', label: 'Photos' });
  const chosen = value as Words;
  const remove = useAction({
    run: (photo: string) =>
      api.submissions.removeSubmissionPhoto({ uuid: storefront.uuid, submission, photo }),
    onDone: (_answer, photo) =>
      bound.onChange(form.methods.getValues('photos').filter(({ id }) => id !== photo)),
  });
  const add = (photo: ShownPhoto) => {
    setKnown((before) => [...before, photo]);
    const now = form.methods.getValues('photos');
    const { caption, subject, picture } = photo;
    if (!now.some(({ id }) => id === picture.id)) {
      bound.onChange([...now, { id: picture.id, caption, subject }]);
    }
  };
  return (
    <>
      <FileUpload
        label={`Photos, ${chosen.length} of ${MOST_PHOTOS}`}
        buttonText="Choose photos"
        description="Private until they’re published. JPG, PNG, WebP or AVIF, up to 20 MB each."
        accept={ORIGINAL_FORMATS.map((format) => `image/${format}`)}
        maxBytes={PICTURE_LIMITS.bytes}
        isDisabled={chosen.length >= MOST_PHOTOS}
        error={bound.error}
        upload={(file, options) =>
          sendFile<ShownPhoto>(
            `/web-marketplace-api/v1/manage/storefronts/${storefront.uuid}/real-weddings/${submission}/photos`,
            file,
            options,
          )
        }
        onUploaded={(_file, answer) => add(answer as ShownPhoto)}
        className="mb-5"
      />
      <PhotoOrder
        known={known}
        value={chosen}
        onChange={(next) => bound.onChange(next)}
        onRemove={(id) => remove.mutate(id)}
      />
    </>
  );
}
