const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** An upload to look at, by what its content was found to be; every other kind is only ever kept. */
export function shownFile(
  { name, kind }: { name: string; kind: string },
  bytes: Uint8Array,
): Response {
  const type = types[kind]
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': type ?? 'application/octet-stream',
      'Content-Disposition': `${type ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      ...(type?.startsWith('image/')
        ? { 'Content-Security-Policy': "default-src 'none'; sandbox" }
        : {}),
    },
  })
}

/** RFC 8187 takes fewer signs as they are than an address does. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
