import assert from 'node:assert/strict'
import http from 'node:http'
import { after, before, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readReply } from '#tests/dialogues/run-dialogues.ts'
import { startServedShop, type ServedShop } from '#tests/support/served-shop.ts'
import type { Api } from '#modules/client.ts'

const STREAMS = 2_000
const AT_ONCE = 50
/** What 2,000 streams may leave in memory, all together (bytes): a kilobyte each would be more. */
const MAX_GROWTH_BYTES = 2_000_000

let shop: ServedShop
before(async () => {
  const variables = { ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1' }
  shop = await startServedShop({}, { variables })
})
after(() => shop?.close())

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

type Visitor = { api: Api; threadId: string; token: string }

let address = 0
async function beginThread(): Promise<Visitor> {
  let token = ''
  const ipAddress = `198.51.${(address += 1)}.1`
  const api = shop.client({ ipAddress, onVisitorToken: (issued) => (token = issued) })
  const { threadId } = await api.assistant.session()
  await api.assistant.message({ body: { threadId, message: 'semen 50 kg 20 sak' } })
  return { api, threadId, token }
}

/** When a reader leaves: before anything has come, with the headers, or while the stream waits for the next message. */
const CUTS = ['asked', 'opened', 'waiting'] as const

/** Opens the stream of a thread over its own connection, and cuts that. */
const openAndCut = ({ threadId, token }: Visitor, at: number) =>
  new Promise<void>((resolve, reject) => {
    const cut = CUTS[at % CUTS.length]!
    const request = http.get(`${shop.origin}/services/chatbot/chat/stream/${threadId}`, {
      agent: false,
      headers: { 'x-visitor': token, 'x-forwarded-for': `10.9.${at >> 7}.${at & 127}` },
    })
    const leave = () => request.destroy()
    request.on('close', resolve)
    request.on('error', (thrown) => (request.destroyed ? undefined : reject(thrown)))
    if (cut === 'asked') request.on('socket', (socket) => socket.once('connect', leave))
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`refused: ${response.statusCode}`))
      if (cut === 'opened') leave()
      let text = ''
      response.on('error', () => {})
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
        if (text.includes('event: context')) leave()
      })
    })
  })

const countResources = (kind: string) =>
  process.getActiveResourcesInfo().filter((each) => each === kind).length

/** Without those of the pool: each idle connection has one, and a busy machine opens some of them later. */
const countTimers = () => countResources('Timeout') - shop.pool.idleCount

/** Beside those of the pool. */
const countSessions = async (): Promise<number> => {
  const { rows } = await shop.pool.query<{ sessions: number }>(
    'select count(*)::integer as sessions from pg_stat_activity where datname = current_database()',
  )
  return rows[0]!.sessions - shop.pool.totalCount
}

/** What is reachable (bytes): one collection leaves what waits for a finalizer, and what that holds. */
async function measureHeap(): Promise<number> {
  for (let least = Infinity; ;) {
    collectGarbage()
    await new Promise((resolve) => setImmediate(resolve))
    const used = process.memoryUsage().heapUsed
    if (used >= least) return least
    least = used
  }
}

/** Lets what has been cut end: it takes turns of the event loop, and no waiting. */
async function letEnd(isOver: () => boolean): Promise<void> {
  const until = performance.now() + 5_000
  while (!isOver() && performance.now() < until)
    await new Promise((resolve) => setImmediate(resolve))
}

test('GET /chat/stream/{threadId}: two thousand connections that are opened and cut leave nothing behind', async () => {
  const visitors = await Promise.all(Array.from({ length: AT_ONCE }, beginThread))
  const cutAll = async (count: number) => {
    for (let from = 0; from < count; from += AT_ONCE)
      await Promise.all(visitors.map((visitor, at) => openAndCut(visitor, from + at)))
  }
  const measure = async () => {
    const bytes = await measureHeap()
    return {
      sockets: countResources('TCPSocketWrap'),
      timers: countTimers(),
      sessions: await countSessions(),
      bytes,
    }
  }
  // The pool of connections to the database and the listener are open then.
  await cutAll(4 * AT_ONCE)
  await letEnd(() => countResources('TCPSocketWrap') === 0)
  const before = await measure()
  await cutAll(STREAMS)
  await letEnd(
    () => countResources('TCPSocketWrap') <= before.sockets && countTimers() <= before.timers,
  )
  const left = await measure()
  assert.ok(left.sockets <= before.sockets, `${left.sockets} connections, ${before.sockets} before`)
  assert.ok(left.timers <= before.timers, `${left.timers} timers, ${before.timers} before`)
  assert.ok(left.sessions <= before.sessions, `${left.sessions} sessions of the database`)
  const grown = left.bytes - before.bytes
  assert.ok(grown < MAX_GROWTH_BYTES, `${grown} bytes`)
})

test('GET /chat/stream/{threadId}: who leaves makes room at once, and the conversation goes on', async () => {
  const visitor = await beginThread()
  // Ten may follow one conversation.
  for (let at = 0; at < 30; at += 1) await openAndCut(visitor, 3 * at + 2)
  const { api, threadId } = visitor
  const first = await readReply(api, threadId, undefined)
  await api.assistant.message({ body: { threadId, message: 'eh jadi 25' } })
  const { context } = await readReply(api, threadId, first.lastEventId)
  assert.equal(context.products[0]!.qty, 25)
})
