import type { z } from 'zod'
import { endPromptly } from './end-promptly.ts'

/** `id`: where a reconnecting client resumes (`Last-Event-ID`). */
type ServerSentEvent = { event: string; data: unknown; id?: string }

/** Text is URI-encoded, everything else is JSON (specification, chat stream). */
const writeEvent = ({ event, data, id }: ServerSentEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${typeof data === 'string' ? encodeURIComponent(data) : JSON.stringify(data)}\n\n`

/** A comment, which readers skip. */
const ALIVE = ': \n\n'
/** How long a stream says nothing, at most (ms): no server and no proxy waits so short for a byte. */
const ALIVE_MS = 15_000

/**
 * Events as the text of a stream. It begins at once, so that a reader knows that it is open, and shows signs of life while
 * nothing happens, so that no transport takes it for dead. Ended early, it ends the events.
 */
export function writeEvents(
  events: AsyncIterable<ServerSentEvent>,
  aliveMs = ALIVE_MS,
): AsyncIterableIterator<string> {
  const iterator = events[Symbol.asyncIterator]()
  let pending: Promise<IteratorResult<ServerSentEvent>> | undefined
  let isOpened = false
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      if (!isOpened) {
        isOpened = true
        return { done: false, value: ALIVE }
      }
      pending ??= iterator.next()
      const result = await waitQuietly(pending, aliveMs)
      if (!result) return { done: false, value: ALIVE }
      pending = undefined
      return result.done
        ? { done: true, value: undefined }
        : { done: false, value: writeEvent(result.value) }
    },
    async return() {
      // Nobody waits for the next event any more.
      pending?.catch(() => {})
      void iterator.return?.()
      return { done: true, value: undefined }
    },
  }
}

/** The result, or undefined where it takes longer. */
async function waitQuietly<T>(result: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const quiet = new Promise<undefined>(
    (resolve) => (timer = setTimeout(() => resolve(undefined), timeoutMs)),
  )
  try {
    return await Promise.race([result, quiet])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads named server-sent events from the bytes of a response. Events without a schema are skipped. Ended early, it ends the
 * bytes, also while it waits for them.
 */
export function readEvents(
  body: AsyncIterable<Uint8Array>,
  schemas: Record<string, z.ZodType>,
): AsyncIterableIterator<ServerSentEvent> {
  const bytes = body[Symbol.asyncIterator]()
  const parts = { [Symbol.asyncIterator]: () => bytes }
  return endPromptly(parseEvents(parts, schemas), () => void bytes.return?.())
}

async function* parseEvents(
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
