import type { RequestContext } from './request-context.ts';

/** How a browser is told to keep or show it: pictures may be looked at, everything else is saved. */
export function dispositionOf(name: string, type: string): string {
  const plain = name.replaceAll(/[^\w. ()-]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const kind = type.startsWith('image/') ? 'inline' : 'attachment';
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** A file as an answer: under its name, to be kept, and only pictures to be looked at. */
export function sendFile(context: RequestContext, file: File): File {
  context.resHeaders?.set('content-disposition', dispositionOf(file.name, file.type));
  return file;
}
