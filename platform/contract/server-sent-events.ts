import type { z } from 'zod'

/** `id`: where a stream goes on that is opened again (`Last-Event-ID`). */
type ServerSentEvent = { event: string; data: unknown; id?: string }

/** Text is URI-encoded, everything else is JSON (specification, chat stream). */
export const writeEvent = ({ event, data, id }: ServerSentEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${typeof data === 'string' ? encodeURIComponent(data) : JSON.stringify(data)}\n\n`

/** Reads named server-sent events from the bytes of a response. Events without a schema are skipped. */
export async function* readEvents(
  body: AsyncIterable<Uint8Array>,
  schemas: Record<string, z.ZodType>,
): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder()
  let buffered = ''
  for await (const chunk of body) {
    const blocks = (buffered + decoder.decode(chunk, { stream: true })).split('\n\n')
    buffered = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message'
      const text = /^data: (.*)$/m.exec(block)?.[1] ?? ''
      const schema = schemas[event]
      if (!schema) continue
      const data = schema.type === 'string' ? decodeURIComponent(text) : JSON.parse(text)
      const id = /^id: (.*)$/m.exec(block)?.[1]
      yield { event, data: schema.parse(data), ...(id === undefined ? {} : { id }) }
    }
  }
}
