import type { z } from 'zod'
import { endPromptly } from '#platform/contract/end-promptly.ts'
import { minutes } from '#platform/clock.ts'
import type { Context } from '#platform/http/context.ts'
import type { ChatContext } from '../contract.ts'
import { formatEventId, parseEventId, type EventPlace } from '../rules/event-place.ts'
import { splitChunks } from '../rules/words/split-chunks.ts'
import { listReplies, type MessageRow } from '../store/threads.ts'
import { toThreadTopic } from '../rules/thread-topic.ts'
import { loadThread } from './threads.ts'

/** How often a silent stream looks for itself, in case an announcement was missed (ms). */
const QUIET_MS = 20_000
/** How long a stream lasts (ms); a browser then opens the next one behind the last event. */
const MAX_STREAM_MS = minutes(5)

type Shown = z.output<typeof ChatContext>
/** A stored context; older ones lack the fields about people. */
type StoredContext = Omit<Shown, keyof People> & Partial<People>
type People = Pick<Shown, 'person' | 'isPersonAwaited'>
type ChatEvent = { id: string } & (
  | { event: 'response'; data: string }
  | { event: 'context'; data: Shown }
)

/**
 * The replies of a thread behind the last event that arrived, and those that follow, until the conversation has ended.
 * Throws 404, and 503 where too many follow.
 */
export async function followThread(
  ctx: Context,
  threadId: string,
  queryEventId: string | undefined,
): Promise<AsyncIterableIterator<ChatEvent>> {
  await loadThread(ctx, threadId)
  ctx.live.requireRoom(toThreadTopic(threadId))
  // A browser that connects again sends the header; its address is still that of the first time.
  const from = parseEventId(ctx.lastEventId ?? queryEventId)
  const leaving = new AbortController()
  return endPromptly(follow(ctx, threadId, from, leaving.signal), () => leaving.abort())
}

async function* follow(
  ctx: Context,
  threadId: string,
  from: EventPlace,
  leaving: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const follower = await ctx.live.follow(toThreadTopic(threadId), leaving)
  const endsAt = performance.now() + MAX_STREAM_MS
  let place = from
  try {
    while (performance.now() < endsAt) {
      for (const row of await listReplies(ctx.db, threadId, place.number)) {
        const sent = row.number === place.number ? place.chunks : 0
        yield* listEvents(row, sent)
        place = { number: row.number, chunks: splitChunks(row.reply).length + 1 }
        if ((row.context as StoredContext).flag.isConversationEnded) return
      }
      if ((await follower.next(QUIET_MS)) === 'closed') return
    }
  } finally {
    follower.stop()
  }
}

/** The events of a reply behind the ones that have been sent. */
function* listEvents({ number, reply, context }: MessageRow, sent: number): Generator<ChatEvent> {
  const chunks = splitChunks(reply)
  for (let at = sent; at < chunks.length; at += 1)
    yield { id: formatEventId({ number, chunks: at + 1 }), event: 'response', data: chunks[at]! }
  const people: People = { person: null, isPersonAwaited: false }
  if (sent <= chunks.length)
    yield {
      id: formatEventId({ number, chunks: chunks.length + 1 }),
      event: 'context',
      data: { ...people, ...(context as StoredContext) },
    }
}
