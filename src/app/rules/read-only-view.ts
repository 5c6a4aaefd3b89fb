type Viewer = { is_spoof: boolean; support_write_until: string | null };

/** Whether staff looks through somebody's eyes without their leave to change things. The server decides; this says what it will decide. */
export function isReadOnlyView({ is_spoof, support_write_until }: Viewer, now: Date): boolean {
  return is_spoof && !(support_write_until !== null && new Date(support_write_until) > now);
}
