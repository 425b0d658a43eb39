const CONTENT_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/** Responds with a spreadsheet while it is generated. */
export const toStreamedFile = (
  chunks: AsyncIterable<Uint8Array>,
  { name, format }: { name: string; format: keyof typeof CONTENT_TYPES },
): Response =>
  new Response(streamParts(chunks), {
    headers: {
      'Content-Type': CONTENT_TYPES[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** A response body that pulls the next chunk only when the reader is ready for it. */
function streamParts(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void iterator.return?.(),
  })
}
