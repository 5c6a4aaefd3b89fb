type Named = { uuid: string; name: string };

/** Boards are told apart by name, whatever its capitals. A board may keep its own. */
export function isNameTaken(boards: readonly Named[], name: string, ownUuid?: string): boolean {
  const wanted = name.toLowerCase();
  return boards.some((board) => board.uuid !== ownUuid && board.name.toLowerCase() === wanted);
}
