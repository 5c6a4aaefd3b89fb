/** ‘r•••@example.com’: enough for its owner to know it, too little for anybody else to write to. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '•••' : `${Array.from(address)[0]}•••${address.slice(at)}`;
}
