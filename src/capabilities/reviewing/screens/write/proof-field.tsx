import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { sendFile } from '#app/send-file.ts';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { RadioGroupField } from '#ui/radio-group-field.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { OwnReview } from '../../contract/own-review.contract.ts';
import { PROOF_KIND_LABELS, PROOF_KINDS, type ProofKind } from '../../rules/proof-kinds.ts';

interface ProofFieldProps {
  review: OwnReview;
  /** A file goes over the version that was kept last. */
  beforeSending: () => Promise<unknown>;
  onSent: (review: OwnReview) => void;
}

/** How we know that somebody was a customer who did not book here. */
export function ProofField({ review, beforeSending, onSent }: ProofFieldProps) {
  const [kind, setKind] = useState<ProofKind>('CONTRACT');
  const { uuid } = review.storefront;
  const address = (file: File) =>
    `/web-marketplace-api/v1/storefront/${uuid}/own-review/proof/${kind}/${encodeURIComponent(file.name)}`;
  return (
    <div>
      {review.proofName && (
        <p className="mb-4 flex items-start gap-2 text-green-deep">
          <FileCheck size={20} aria-hidden="true" className="mt-1 shrink-0" />
          <span className="wrap-anywhere">We have {review.proofName}. Another file takes its place.</span>
        </p>
      )}
      <RadioGroupField
        label="What can you show us?"
        value={kind}
        onChange={(next) => setKind(next as ProofKind)}
        options={PROOF_KINDS.map((id) => ({ id, label: PROOF_KIND_LABELS[id] }))}
        orientation="horizontal"
        reservesMessage={false}
      />
      <FileUpload
        className="mt-3"
        label="Your proof"
        allowsSeveral={false}
        buttonText="Choose a file"
        description="PDF, JPG, PNG or WebP, up to 10 MB. Only our team sees it, and we delete it once we’ve decided."
        accept={[...ATTACHMENT_TYPES]}
        maxBytes={ATTACHMENT_LIMITS.bytes}
        upload={async (file, options) => {
          await beforeSending();
          return sendFile<OwnReview>(address(file), file, options);
        }}
        onUploaded={(_file, answer) => onSent(answer as OwnReview)}
      />
    </div>
  );
}
