/** Pictures are shown; a PDF may act in ways that no look at its bytes finds, so it is handed over. */
const inlineImageTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** Whether a stored file is looked at in the browser; any other kind is downloaded. */
export const isInlineImage = (kind: string): boolean => kind in inlineImageTypes

/**
 * An upload for who may see it: pictures by what their content was found to be, in an origin of their
 * own (`sandbox`); every other kind as an attachment.
 */
export function createFileResponse(
  { name, kind }: { name: string; kind: string },
  bytes: Uint8Array,
): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': inlineImageTypes[kind] ?? 'application/octet-stream',
      'Content-Disposition': `${isInlineImage(kind) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeFileName(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}

/** RFC 8187 takes fewer signs as they are than an address does. */
const encodeFileName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
