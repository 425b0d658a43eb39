import type pg from 'pg'
import { connect } from '#platform/database/database.ts'
import type { Drill, DrillContext } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditPayments } from '../payment-audit.ts'
import { createPayer, type NotifiedPayment } from '../payment-load.ts'
import { PAYMENT_STEPS, type PaymentStep } from '../payment-steps.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop, type ShopProcess } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const STEP_LIMIT_MS = 60_000

/**
 * Server and worker are processes of their own. In each step from a payment to a buyer who knows, the one that takes it is
 * held there and killed (-9); then the bank tells again, and the next worker goes on. Each effect is there, and once.
 */
export const killBetweenSteps: Drill = {
  name: 'kill-between-steps',
  title: 'server or worker killed (-9) between every two steps of settle, book, notify',
  rounds: PAYMENT_STEPS.length,
  async run(context) {
    const { printLine } = context
    const database = await startSeededDatabase(context)
    const { db, pool } = connect(database.url, { max: 3 })
    context.onEnd(() => db.destroy())
    const start = (role: 'api' | 'worker') =>
      startShop(context, { env: { DATABASE_URL: database.url, DEMO: '0', ROLE: role } })
    let server = await start('api')
    const payer = await createPayer(() => server.origin, { db, pool })
    const acknowledged: NotifiedPayment[] = []
    const recoveriesMs: number[] = []
    for (const step of listSteps(context)) {
      context.endSignal.throwIfAborted()
      const payment = await payer.order()
      let killedAt = performance.now()
      if (step.victim === 'server') {
        killedAt = await killInStep(pool, step, () => {
          // Its answer is lost with the server.
          payer.notifyOnce(payment).catch(() => {})
          return Promise.resolve(server)
        })
        server = await start('api')
        await payer.notify(payment)
      } else {
        await payer.notify(payment)
        killedAt = await killInStep(pool, step, () => start('worker'))
      }
      acknowledged.push(payment)
      recoveriesMs.push(performance.now() - killedAt)
      printLine(`${step.victim} killed: ${step.name}`)
    }
    await start('worker')
    const failures = [
      ...[...payer.unexpected].map((answer) => `the shop answered ${answer}`),
      ...(await auditJobs(database.url, { acknowledged })),
      ...(await auditPayments(database.url, acknowledged)),
    ]
    return { recoveriesMs, failures, figures: [`${acknowledged.length} payments acknowledged`] }
  },
}

const listSteps = ({ rounds }: DrillContext): PaymentStep[] =>
  Array.from({ length: rounds }, (_, nr) => PAYMENT_STEPS[nr % PAYMENT_STEPS.length]!)

/** Locks the table of a step, waits until the victim waits for it, and kills the victim. Returns when that was (ms). */
async function killInStep(
  pool: pg.Pool,
  { table, name, victim }: PaymentStep,
  begin: () => Promise<ShopProcess>,
): Promise<number> {
  const lock = await pool.connect()
  try {
    await lock.query('begin')
    await lock.query(`lock table ${table} in exclusive mode`)
    const starting = begin()
    if (victim === 'worker') await pool.query("select graphile_worker.add_job('ledger_book')")
    const shop = await starting
    await waitFor(`the ${victim} waits: ${name}`, STEP_LIMIT_MS, () => hasWaiting(pool, table))
    await shop.end('SIGKILL')
    return performance.now()
  } finally {
    await lock.query('rollback')
    lock.release()
  }
}

async function hasWaiting(pool: pg.Pool, table: string): Promise<true | undefined> {
  const { rowCount } = await pool.query(
    `select from pg_locks where relation = $1::regclass and not granted
       and database = (select oid from pg_database where datname = current_database()) limit 1`,
    [table],
  )
  return rowCount === 1 || undefined
}
