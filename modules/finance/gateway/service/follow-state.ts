import { endPromptly } from '#platform/contract/end-promptly.ts'
import { minutes } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'

/** How often a silent stream says that it is alive (ms): sooner than proxies give up. */
const ALIVE_EVERY_MS = 20_000
/** How long a stream lasts (ms); a browser then opens the next one. */
const MAX_STREAM_MS = minutes(5)

/** What is followed: `revision` changes with it, and nothing follows once it is final. */
type FollowedState = { revision: string; isFinal: boolean }

type LiveEvent<State> =
  | { event: 'state'; data: State }
  | { event: 'alive'; data: Record<string, never> }

/**
 * A state now and whenever it changes, until it is final or the stream has lasted long enough. Throws as `load` does, and
 * 503 where too many follow.
 */
export async function followState<State extends FollowedState>(
  ctx: BuyerContext,
  topic: string,
  load: () => Promise<State>,
): Promise<AsyncIterableIterator<LiveEvent<State>>> {
  const first = await load()
  ctx.live.requireRoom(topic)
  const leaving = new AbortController()
  return endPromptly(follow(ctx, topic, load, first, leaving.signal), () => leaving.abort())
}

async function* follow<State extends FollowedState>(
  ctx: BuyerContext,
  topic: string,
  load: () => Promise<State>,
  first: State,
  leaving: AbortSignal,
): AsyncGenerator<LiveEvent<State>> {
  // Only once the stream is read: who leaves before that would never be counted out. It is followed before it is
  // read again, so that no change falls in between.
  const follower = await ctx.live.follow(topic, leaving)
  const endsAt = performance.now() + MAX_STREAM_MS
  try {
    yield { event: 'state', data: first }
    for (let last = first; !last.isFinal && performance.now() < endsAt;) {
      const now = await load()
      if (now.revision === last.revision) {
        const state = await follower.next(ALIVE_EVERY_MS)
        if (state === 'closed') return
        if (state === 'quiet') yield { event: 'alive', data: {} }
      } else {
        last = now
        yield { event: 'state', data: now }
      }
    }
  } finally {
    follower.stop()
  }
}
