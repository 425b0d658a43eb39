import { randomBytes } from 'node:crypto'
import type { Request } from 'autocannon'
import type pg from 'pg'
import { hashToken } from '#platform/token-hash.ts'
import { emptyDialogue } from '#modules/content/assistant/rules/track/dialogue.ts'
import { CONNECTIONS } from '../load.ts'
import { measureInterleaved, repeatRequest, type BenchContext, type Measure } from './measure.ts'

/** Conversations of one connection; each takes so many messages in a minute as its address may send. */
const THREADS_PER_CONNECTION = 16
const MESSAGES = [
  'butuh semen 50 kg 20 sak sama triplek 9mm tiga puluh lembar',
  'eh semennya jadi 25',
  'triplek 12mm berapa?',
  'total semua berapa?',
]
/** Replies that are waited for one after the other. */
const REPLIES = 40

/** A conversation that has begun, with what a visitor sends to own it. */
type BenchThread = { id: string; headers: Record<string, string> }

/** Messages to the built-in assistant: read, matched with the catalogue, answered and stored. */
export const assistantMessage: Measure = {
  name: 'assistant-message',
  what: 'message to the assistant',
  reference: 'sql',
  run: async (bench) => {
    const { shop, references, pool, seconds } = bench
    const threads = await beginThreads(pool, CONNECTIONS * THREADS_PER_CONNECTION)
    const requests = (connection: number): Request[] => {
      const from = (connection % CONNECTIONS) * THREADS_PER_CONNECTION
      const own = threads.slice(from, from + THREADS_PER_CONNECTION)
      return MESSAGES.flatMap((message) => own.map((thread) => toRequest(thread, message)))
    }
    const loads = await measureInterleaved(
      { url: shop, requests },
      repeatRequest(references.sql, '/'),
      seconds,
    )
    return { ...loads, note: await measureFirstChunk(bench) }
  },
}

const toRequest = ({ id, headers }: BenchThread, message: string) => ({
  method: 'POST' as const,
  path: '/services/chatbot/chat/message',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ threadId: id, message }),
})

/** Begins conversations of visitors, each from a network of its own. */
async function beginThreads(pool: pg.Pool, count: number): Promise<BenchThread[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(24).toString('base64url'))
  const { rows } = await pool.query<{ id: string }>(
    `insert into chat_thread (visitor_hash, dialogue, created_at, last_chat_at)
     select hash, $2::jsonb, now(), now() from unnest($1::bytea[]) as hash returning id`,
    [tokens.map(hashToken), JSON.stringify(emptyDialogue)],
  )
  return rows.map(({ id }, at) => ({
    id,
    headers: { 'x-visitor': tokens[at]!, 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` },
  }))
}

/** How long a reply takes to begin on one connection, as a remark. */
async function measureFirstChunk({ shop, pool }: BenchContext): Promise<string> {
  const durationsMs: number[] = []
  for (const thread of await beginThreads(pool, REPLIES))
    durationsMs.push(await waitForChunk(shop, thread))
  durationsMs.sort((a, b) => a - b)
  const at = (share: number) => Math.round(durationsMs[Math.floor(REPLIES * share)]!)
  return `a reply begins after ${at(0.5)} ms at p50, ${at(0.95)} at p95 (one connection)`
}

/** From sending a message until the first words of its reply arrive in the stream (ms). */
async function waitForChunk(shop: string, thread: BenchThread): Promise<number> {
  const stream = await fetch(`${shop}/services/chatbot/chat/stream/${thread.id}`, {
    headers: thread.headers,
  })
  const { method, path, headers, body } = toRequest(thread, MESSAGES[0]!)
  const startedAt = performance.now()
  const sent = fetch(`${shop}${path}`, { method, headers, body })
  let text = ''
  for await (const bytes of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += bytes
    if (text.includes('event: response')) break
  }
  const durationMs = performance.now() - startedAt
  const response = await sent
  await response.arrayBuffer()
  if (!text.includes('event: response')) throw new Error(`no reply: ${response.status}`)
  return durationMs
}
