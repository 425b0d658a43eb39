import type { ResponseFile, StreamedFile } from '#platform/contract/call.ts'

/**
 * Types that are displayed. A PDF can run scripts that no inspection of its bytes finds, so it is
 * downloaded.
 */
const inlineImageTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** Whether the browser displays a stored file; any other type is downloaded. */
export const isInlineImage = (kind: string): boolean => kind in inlineImageTypes

/**
 * Responds with an upload as it is read: an image by its detected type, in an origin of its own (`sandbox`);
 * any other type as an attachment.
 */
export function createFileResponse(
  { name, kind }: { name: string; kind: string },
  { size, stream }: StreamedFile,
): Response {
  return new Response(stream, {
    headers: {
      'Content-Length': String(size),
      'Content-Type': inlineImageTypes[kind] ?? 'application/octet-stream',
      'Content-Disposition': `${isInlineImage(kind) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeFileName(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}

/** Responds with a document that this shop has drawn: it is a PDF, and is downloaded. */
export const createPdfResponse = (file: ResponseFile): Response =>
  createDownload(file, 'application/pdf')

/** Responds with a spreadsheet (XLSX) that this shop has written. */
export const createSheetResponse = (file: ResponseFile): Response =>
  createDownload(file, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')

const createDownload = ({ name, bytes }: ResponseFile, type: string): Response =>
  new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })

/** RFC 8187 allows fewer unescaped characters than a URL does. */
const encodeFileName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
