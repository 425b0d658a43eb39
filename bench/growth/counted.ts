import pg from 'pg'

/** Shared buffers (8 kB pages of tables and indexes) that statements have touched. */
export type Counter = { buffers: number; statements: { buffers: number; text: string }[] }

const READING = /^\s*(?:\/\*.*?\*\/\s*)*(?:select|with|\()/i
const WRITING = /\b(?:insert|update|delete|nextval|add_job|pg_advisory\w*)\b/i

/**
 * Lets every reading statement of a pool be explained beside its running: PostgreSQL itself counts
 * the buffers that its plan touches, with the values that were asked with.
 */
export function counted(pool: pg.Pool): Counter {
  const counter: Counter = { buffers: 0, statements: [] }
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const seen = new WeakSet<object>()
  const connectCounted = async () => {
    const client = await connect()
    if (!seen.has(client)) {
      seen.add(client)
      watch(client, counter)
    }
    return client
  }
  pool.connect = connectCounted as typeof pool.connect
  return counter
}

type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => Promise<pg.QueryResult>
type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] }

function watch(client: pg.PoolClient, counter: Counter): void {
  const query = client.query.bind(client) as unknown as Query
  const plain = pg.Client.prototype.query.bind(client) as unknown as Query
  const explain = async (text: string, values: unknown[]) => {
    const { rows } = await plain(`explain (analyze, buffers, format json) ${text}`, values)
    const { Plan: plan } = (rows as Explained[])[0]!['QUERY PLAN'][0]
    const buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    counter.buffers += buffers
    counter.statements.push({ buffers, text })
  }
  const watched: Query = async (text, values, ...rest) => {
    const isReading = typeof text === 'string' && READING.test(text) && !WRITING.test(text)
    if (isReading && Array.isArray(values)) await explain(text, values)
    return query(text, values, ...rest)
  }
  client.query = watched as unknown as typeof client.query
}
