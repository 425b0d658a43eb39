import { isCallError } from '#platform/contract/call-error.ts'

const CONTENT_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/**
 * Responds with a file while it is generated. Where the shop refuses it, the response is the sentence that says
 * why: a route without a page has nowhere else to show it.
 */
export async function toStreamedFile(
  chunks: Promise<AsyncIterable<Uint8Array>>,
  { name, format }: { name: string; format: keyof typeof CONTENT_TYPES },
): Promise<Response> {
  try {
    return new Response(streamParts(await chunks), {
      headers: {
        'Content-Type': CONTENT_TYPES[format],
        'Content-Disposition': `attachment; filename="${name}.${format}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (thrown) {
    if (!isCallError(thrown) || thrown.status < 400 || thrown.status >= 500) throw thrown
    return new Response(thrown.message, {
      status: thrown.status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }
}

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
