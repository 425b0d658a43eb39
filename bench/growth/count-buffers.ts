import pg from 'pg'

/** Shared buffers (8 kB pages of tables and indexes) that statements have touched. */
export type BufferCounter = { buffers: number; statements: { buffers: number; text: string }[] }

const READ_STATEMENT = /^\s*(?:\/\*.*?\*\/\s*)*(?:select|with|\()/i
const WRITE_STATEMENT = /\b(?:insert|update|delete|nextval|add_job|pg_advisory\w*)\b/i

/**
 * Explains every reading statement of a pool in addition to running it, with its actual values:
 * PostgreSQL itself counts the buffers that the plan touches.
 */
export function countBuffers(pool: pg.Pool): BufferCounter {
  const counter: BufferCounter = { buffers: 0, statements: [] }
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const instrumented = new WeakSet<object>()
  const connectInstrumented = async () => {
    const client = await connect()
    if (!instrumented.has(client)) {
      instrumented.add(client)
      instrumentClient(client, counter)
    }
    return client
  }
  pool.connect = connectInstrumented as typeof pool.connect
  return counter
}

type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => Promise<pg.QueryResult>
type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] }

function instrumentClient(client: pg.PoolClient, counter: BufferCounter): void {
  const query = client.query.bind(client) as unknown as Query
  const uncountedQuery = pg.Client.prototype.query.bind(client) as unknown as Query
  const explain = async (text: string, values: unknown[]) => {
    const { rows } = await uncountedQuery(`explain (analyze, buffers, format json) ${text}`, values)
    const { Plan: plan } = (rows as Explained[])[0]!['QUERY PLAN'][0]
    const buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    counter.buffers += buffers
    counter.statements.push({ buffers, text })
  }
  const instrumentedQuery: Query = async (text, values, ...rest) => {
    const isReading =
      typeof text === 'string' && READ_STATEMENT.test(text) && !WRITE_STATEMENT.test(text)
    if (isReading && Array.isArray(values)) await explain(text, values)
    return query(text, values, ...rest)
  }
  client.query = instrumentedQuery as unknown as typeof client.query
}
