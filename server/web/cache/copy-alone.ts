/**
 * A body in memory of its own size. Node cuts small buffers out of a shared one, and zlib a body out of sixteen
 * kilobytes: a cached part would hold all of it.
 */
export function copyAlone(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body
  const alone = Buffer.allocUnsafeSlow(body.length)
  body.copy(alone)
  return alone
}
