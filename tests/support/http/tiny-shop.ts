import Fastify from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { bytes, call, created, events, json } from '#platform/contract/call.ts'
import { createClient } from '#platform/contract/client.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { createDispatch } from '#platform/http/dispatch.ts'
import type { AnyHandler, Handlers } from '#platform/http/context.ts'
import { createInProcessTransport, type InProcessCaller } from '#platform/http/in-process.ts'
import { createRateLimiter } from '#platform/http/rate-limit.ts'
import { createLanes } from '#platform/http/lanes.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { answerErrors } from '#platform/http/fastify-errors.ts'
import { mountCalls } from '#platform/http/fastify-routes.ts'
import { boundUnreadBodies } from '#platform/http/unread-bodies.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { authenticate } from '#modules/people/identity/service/authenticate.ts'
import { SUPER_ROLE } from '#modules/people/staff/rules.ts'
import { openTestShop } from '../shop.ts'

const Thing = z.object({ id: z.string(), name: z.string(), made: z.object({ qty: z.number() }) })

/** A small contract with one call for each feature of the dispatch. */
const tinyCalls = {
  show: call('GET /things/{id}', { summary: 'One', ids: 'whole', response: json(Thing) }),
  list: call('GET /things', {
    summary: 'All',
    query: z.object({
      name: z.string().max(20).optional(),
      most: z.coerce.number().int().default(10),
    }),
    response: json(z.object({ results: z.array(Thing) })),
  }),
  make: call('POST /things', {
    summary: 'Make one, once',
    idempotent: true,
    body: z.object({
      name: z.string().min(1).max(60),
      qty: z.number().positive('Harus lebih dari nol.'),
    }),
    response: created(Thing),
  }),
  buyerOnly: call('GET /mine', {
    summary: 'For buyers',
    who: 'buyer',
    response: json(z.object({ name: z.string() })),
  }),
  financeOnly: call('GET /money', {
    summary: 'For finance',
    who: 'staff',
    roles: ['finance'],
    response: json(z.object({ name: z.string() })),
  }),
  limitedByAddress: call('POST /knock', {
    summary: 'Three times a minute from one address',
    limit: { times: 3, seconds: 60, by: 'address' },
    response: json(z.object({ ok: z.literal(true) })),
  }),
  limitedByCaller: call('POST /ring', {
    summary: 'Twice in ten seconds by one caller',
    limit: { times: 2, seconds: 10, by: 'caller' },
    response: json(z.object({ ok: z.literal(true) })),
  }),
  upload: call('POST /uploads', {
    summary: 'An image, optionally with a document',
    form: z.object({ note: z.string().trim().max(30).optional() }),
    files: {
      file: { max: 2_000, kinds: ['png', 'pdf'] },
      document: { max: 2_000, kinds: ['pdf'], optional: true },
    },
    response: json(
      z.object({
        name: z.string(),
        size: z.int(),
        note: z.string().nullable(),
        document: z.boolean(),
      }),
    ),
  }),
  image: call('GET /picture', { summary: 'Bytes', response: bytes('image/png') }),
  stream: call('GET /story', {
    summary: 'Events',
    response: events({ text: z.string(), figure: z.object({ n: z.int() }) }),
  }),
  issueVisitor: call('POST /ticket', {
    summary: 'Issues a visitor token',
    response: json(z.object({ ok: z.literal(true) })),
  }),
  broken: call('GET /broken', {
    summary: 'A bug',
    response: json(z.object({ ok: z.literal(true) })),
  }),
}

/** A gate at which a handler waits until the test opens it. */
function createGate() {
  let open = () => {}
  let arrived = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const reached = new Promise<void>((resolve) => (arrived = resolve))
  return { open, opened, reached, arrived }
}

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The small contract on a real database, with clients in process and over HTTP. */
export async function openTinyShop() {
  const shop = await openTestShop()
  await shop.pool.query(
    'create table thing (id integer generated always as identity, name text, qty numeric)',
  )
  const gate = createGate()
  const { app, dispatch } = await composeServer(shop, gate)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
  return {
    ...shop,
    app,
    dispatch,
    origin,
    gate,
    /** The names of the stored things, in order of creation. */
    listThingNames: async (): Promise<string[]> =>
      (await shop.pool.query('select name from thing order by id')).rows.map(({ name }) => name),
    inProcessClient: (caller: Partial<InProcessCaller> = {}) =>
      createClient(
        tinyCalls,
        createInProcessTransport(dispatch, {
          ipAddress: '127.0.0.1',
          userAgent: 'test',
          ...caller,
        }),
      ),
    httpClient: (headers: Record<string, string> = {}) =>
      createClient(
        tinyCalls,
        createHttpTransport({ baseUrl: () => `${origin}/api`, headers: () => headers }),
      ),
    async close() {
      await app.close()
      await shop.close()
    },
  }
}

async function composeServer(
  shop: Awaited<ReturnType<typeof openTestShop>>,
  gate: ReturnType<typeof createGate>,
) {
  const dispatch = createDispatch({
    deps: shop.deps,
    calls: tinyCalls,
    handlers: createHandlers(gate) as unknown as Record<string, AnyHandler>,
    authenticate,
    superRole: SUPER_ROLE,
    rateLimiter: createRateLimiter(shop.clock),
    lanes: createLanes({ width: 4, maxWaitMs: 60_000 }),
    metrics: createMetrics().calls,
  })
  const app = Fastify({
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  })
  boundUnreadBodies(app.server)
  answerErrors(app)
  await mountCalls(app, tinyCalls, dispatch, { name: 'visitor', secure: false }, shop.dataDir)
  return { app, dispatch }
}

type Row = { id: number; name: string; qty: number }

const OK = { ok: true } as const
/** Fields that no schema names: they must not leave the server. */
const SECRET_FIELDS = { secret: 'marked', passwordHash: 'marked' }

const toThing = (row: Row) => ({
  id: String(row.id),
  name: row.name,
  made: { qty: row.qty, ...SECRET_FIELDS },
  ...SECRET_FIELDS,
})

const createHandlers = (gate: ReturnType<typeof createGate>): Handlers<typeof tinyCalls> => ({
  async show({ db }, { id }) {
    const { rows } = await sql<Row>`select * from thing where id = ${Number(id)}`.execute(db)
    if (!rows[0]) throw notFound()
    return toThing(rows[0])
  },
  async list({ db }, { query: { name = '', most } }) {
    const { rows } = await sql<Row>`
      select * from thing where name like ${`${name}%`} order by id limit ${most}`.execute(db)
    return { results: rows.map(toThing), ...SECRET_FIELDS }
  },
  async make({ db }, { body: { name, qty } }) {
    const { rows } = await sql<Row>`
      insert into thing (name, qty) values (${name}, ${qty}) returning *`.execute(db)
    if (name === 'refuse')
      throw new Refusal('thing.refused', 'Tidak boleh.', 422, { detail: { most: 3 } })
    if (name === 'crash') throw new Error('a bug in the handler')
    if (name === 'slow') {
      gate.arrived()
      await gate.opened
    }
    return toThing(rows[0]!)
  },
  buyerOnly: ({ buyer }) => ({ ...buyer }),
  financeOnly: ({ staff }) => ({ ...staff }),
  limitedByAddress: () => OK,
  limitedByCaller: () => OK,
  upload: (_context, { form, files }) => ({
    name: files.file.name,
    size: files.file.size,
    note: form.note ?? null,
    document: files.document !== undefined,
  }),
  image: () => PIXEL,
  async *stream() {
    yield { event: 'text', data: 'dua baris\n\ndan é' } as const
    yield { event: 'figure', data: { n: 7 } } as const
    yield { event: 'unknown', data: 1 } as never
    yield { event: 'text', data: '' } as const
  },
  issueVisitor({ visitor }) {
    visitor.issue()
    return OK
  },
  broken() {
    throw new Error('marked: a bug with a detail that no client may read')
  },
})
