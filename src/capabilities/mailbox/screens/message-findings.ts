export interface MessageFindings {
  codes: string[];
  links: string[];
}

// Six digits that stand alone: neither part of a longer number nor of an address.
const CODE = /(?<![\w/.=&?#-])\d{6}(?![\w/-])/g;
const LINK = /https?:\/\/[^\s<>"']+/g;

/** What a tester came for: the codes to type and the links to open. */
export function messageFindings(text: string): MessageFindings {
  const links = [...text.matchAll(LINK)].map(([link]) => link.replace(/[.,;:!?)]+$/, ''));
  const rest = text.replaceAll(LINK, ' ');
  const codes = [...rest.matchAll(CODE)].map(([code]) => code);
  return { codes: [...new Set(codes)], links: [...new Set(links)] };
}
