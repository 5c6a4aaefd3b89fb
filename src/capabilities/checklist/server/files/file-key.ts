export function fileKey({ weddingId, uuid }: { weddingId: string; uuid: string }): string {
  return `checklists/${weddingId}/${uuid}`;
}
