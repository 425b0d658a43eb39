/** Pictures are shown; a PDF may act in ways that no look at its bytes finds, so it is handed over. */
const pictures: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** Whether a stored file is looked at in the browser; any other kind is downloaded. */
export const isShown = (kind: string): boolean => kind in pictures

/**
 * An upload for who may see it: pictures by what their content was found to be, in an origin of their
 * own (`sandbox`); every other kind as an attachment.
 */
export function shownFile(
  { name, kind }: { name: string; kind: string },
  bytes: Uint8Array,
): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': pictures[kind] ?? 'application/octet-stream',
      'Content-Disposition': `${isShown(kind) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}

/** RFC 8187 takes fewer signs as they are than an address does. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
