import { sendFile } from '#app/send-file.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { ClaimPage } from '../../contract/claim.contract.ts';
import { claimQuery } from '../../queries.ts';

/** A paper that names the business; only staff can open it, and it is deleted a month after the decision. */
export function DocumentForm({ page: { listing } }: { page: ClaimPage }) {
  const refresh = useRefresh();
  const { uuid } = listing;
  const address = (file: File) =>
    `/web-marketplace-api/v1/claims/${uuid}/document/${encodeURIComponent(file.name)}`;
  return (
    <FileUpload
      className="mt-4"
      label="Your document"
      buttonText="Choose a file"
      allowsSeveral={false}
      description="PDF, JPG, PNG or WebP, up to 10 MB. Only our team can open it, and we delete it a month after we’ve decided."
      accept={[...ATTACHMENT_TYPES]}
      maxBytes={ATTACHMENT_LIMITS.bytes}
      upload={(file, options) => sendFile<ClaimPage>(address(file), file, options)}
      onUploaded={() => void refresh(claimQuery(uuid).queryKey)}
    />
  );
}
