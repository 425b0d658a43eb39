import pg from 'pg'
import { nameStatement } from '#platform/database/statement-name.ts'
import { observeStatements } from '#platform/database/statement-observers.ts'
import type { Log } from '#platform/log.ts'

/** A text is explained again after so long (ms): a statement that is slow is so many times. */
const EXPLAINED_AGAIN_AFTER_MS = 600_000
/** As many texts as are remembered as explained; a shop in trouble explains no more at once. */
const MAX_EXPLAINED = 200
/** How much of a statement the log shows (characters). */
const MAX_TEXT = 4_000
/** An explanation that takes longer than planning ever does is given up (ms). */
const EXPLAIN_TIMEOUT_MS = 5_000

const EXPLAINABLE = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|insert|update|delete)\b/is

type SlowStatements = { databaseUrl: string; limitMs: number; log: Log }

/**
 * Logs statements that take longer than `limitMs`, with the plan that PostgreSQL makes without knowing their values: neither
 * text nor plan has one (decision 183). Returns what ends that.
 */
export function watchSlowStatements({ databaseUrl, limitMs, log }: SlowStatements) {
  const explainedAt = new Map<string, number>()
  let explaining = Promise.resolve()

  function isDue(text: string): boolean {
    const last = explainedAt.get(text)
    if (last !== undefined && performance.now() - last < EXPLAINED_AGAIN_AFTER_MS) return false
    if (explainedAt.size >= MAX_EXPLAINED) explainedAt.delete(explainedAt.keys().next().value!)
    explainedAt.set(text, performance.now())
    return true
  }

  const stopObserving = observeStatements((text) => (durationMs, failure) => {
    if (durationMs < limitMs) return
    const statement = {
      query: nameStatement(text),
      durationMs: Math.round(durationMs),
      hasFailed: failure !== undefined && failure !== null,
    }
    if (hasLiteral(text) || !EXPLAINABLE.test(text) || !isDue(text))
      return log.warn(statement, 'slow statement')
    // One after another: a shop that is slow has no connections to spare.
    explaining = explaining.then(async () => {
      const plan = await explain(databaseUrl, text)
      log.warn({ ...statement, text: text.slice(0, MAX_TEXT), plan }, 'slow statement')
    })
  })
  return {
    /** Logs what is still being explained. */
    async stop() {
      stopObserving()
      await explaining
    },
  }
}

/** Whether a text may have a value in it: one that was not handed over as a parameter. */
const hasLiteral = (text: string): boolean =>
  (text.match(/'[^']*'/g) ?? []).some((literal) => /\d{4}|@|\s/.test(literal))

/** The plan for any values, in lines; or why there is none. */
async function explain(databaseUrl: string, text: string): Promise<string[]> {
  // Not of the pool: the observers must not see it, and a slow shop must not wait for it.
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'pondasi-explain',
    statement_timeout: EXPLAIN_TIMEOUT_MS,
    connectionTimeoutMillis: EXPLAIN_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
    return rows.map((row) => row['QUERY PLAN'])
  } catch (thrown) {
    const { code } = thrown as { code?: string }
    // PostgreSQL 15 does not know generic plans.
    return [`no plan: ${code ?? 'the database does not answer'}`]
  } finally {
    await client.end().catch(() => {})
  }
}
