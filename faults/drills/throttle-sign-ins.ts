import { startRedis } from '../cluster/redis.ts'
import type { Drill } from '../drill.ts'
import { createSignedInBuyers } from '#tests/support/accounts/buyers.ts'
import { connect } from '#platform/database/database.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShops } from '../shop-process.ts'

const PROCESSES = 4
const GUESSES = 300
/** Wrong passwords of one address that are compared before everybody has to wait. */
const EVALUATED = 8
/** Sign-ins that one network may try in a minute (`signInLimit`). */
const NETWORK_LIMIT = 20

/**
 * Concurrent guesses over all processes. An account's throttle is exact, because the database counts. A network's limit
 * may be off by one request per process and round trip, because no request waits for Redis (decision 133).
 */
export const throttleSignIns: Drill = {
  name: 'throttle-sign-ins',
  title: `${GUESSES} wrong passwords at once over ${PROCESSES} API processes`,
  rounds: 3,
  async run(context) {
    const database = await startSeededDatabase(context)
    const redis = await startRedis(context)
    const env = {
      ROLE: 'api',
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      DEMO: '0',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const processes = await startShops(context, PROCESSES, env)
    const failures: string[] = []
    const figures: string[] = []
    const tryAll = async (email: (nr: number) => string, address: (nr: number) => string) => {
      const statuses = await Promise.all(
        Array.from({ length: GUESSES }, (_, nr) =>
          trySignIn(processes[nr % PROCESSES]!.origin, email(nr), address(nr)),
        ),
      )
      return Map.groupBy(statuses, (status) => status)
    }
    for (let round = 1; round <= context.rounds; round++) {
      const email = await createAccount(database.url)
      const guesses = await tryAll(
        () => email,
        (nr) => `10.${round}.${nr >> 8}.${nr & 255}`,
      )
      figures.push(`round ${round}: ${describe(guesses)}, of which only 422 was evaluated`)
      const evaluated = guesses.get(422)?.length ?? 0
      // On a busy machine who waits too long for the account's row is turned away before.
      const turnedAway = [429, 503].flatMap((status) => guesses.get(status) ?? []).length
      if (evaluated !== EVALUATED || evaluated + turnedAway !== GUESSES)
        failures.push(`round ${round}: ${describe(guesses)} instead of ${EVALUATED} × 422`)
      // One after another, so that each knows of those before it.
      let admitted = 0
      for (let nr = 0; nr < 3 * NETWORK_LIMIT; nr++) {
        const { origin } = processes[nr % PROCESSES]!
        const status = await trySignIn(origin, `orang${nr}@contoh.id`, `198.51.100.${round}`)
        if (status !== 429) admitted += 1
      }
      figures.push(
        `round ${round}: of one network ${admitted} sign-ins were admitted, ${NETWORK_LIMIT} are allowed`,
      )
      if (admitted > NETWORK_LIMIT + PROCESSES)
        failures.push(`round ${round}: ${admitted} of one network`)
    }
    return { failures, figures }
  },
}

async function createAccount(databaseUrl: string): Promise<string> {
  const { db, pool } = connect(databaseUrl, { max: 1 })
  try {
    const [buyer] = await createSignedInBuyers(db, 1)
    const { rows } = await pool.query<{ email: string }>(
      'select email from account where id = $1',
      [buyer!.accountId],
    )
    return rows[0]!.email
  } finally {
    await db.destroy()
  }
}

async function trySignIn(origin: string, email: string, address: string): Promise<number> {
  const response = await fetch(`${origin}/api/auth/login/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: 'salah sekali' }),
  })
  await response.arrayBuffer()
  return response.status
}

const describe = (answers: Map<number, number[]>): string =>
  [...answers].map(([status, { length }]) => `${length} × ${status}`).join(', ')
