/** Reads a multipart form whose boundary is known. Throws Refusal, and what the body throws. */
type MultipartReader = (body: ReadableStream<Uint8Array>, boundary: string) => Promise<FormData>

/** The server sets it directly and pages have a bundled copy of this file; both must use the same one. */
const shared = globalThis as unknown as Record<symbol, MultipartReader | undefined>
const KEY = Symbol.for('web.multipart-reader')

export function setMultipartReader(reader: MultipartReader): void {
  shared[KEY] = reader
}

/** The server's reader, which writes files to the disk as they arrive. Throws Error where no server has set one. */
export const readMultipartForm: MultipartReader = (body, boundary) => {
  const reader = shared[KEY]
  if (!reader) throw new Error('no server reads forms with files here')
  return reader(body, boundary)
}
