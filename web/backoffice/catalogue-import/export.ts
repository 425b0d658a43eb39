import { formatDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import type { Route } from './+types/export'

const CONTENT_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Streams the whole catalogue as a file while it is generated. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const chunks = await context.get(apiContext).catalogueImport.export({ query: { format } })
  const day = formatDate(new Date()).replaceAll(' ', '-').toLowerCase()
  return new Response(streamParts(chunks), {
    headers: {
      'Content-Type': CONTENT_TYPES[format],
      'Content-Disposition': `attachment; filename="katalog-${day}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
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
