import { setTimeout as pause } from 'node:timers/promises'
import type { Drill } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditPayments } from '../payment-audit.ts'
import { startPaymentLoad } from '../payment-load.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const BUYERS = 8
const PAYMENT_LIMIT_MS = 120_000
/** Kills come at every moment: so many milliseconds after a payment, a prime number of steps apart. */
const STEP_MS = 37

/**
 * The whole server, with its worker, is killed while payments are notified, settled, booked in the ledger and the
 * buyers are written to. Each effect of an acknowledged payment is there, and once.
 */
export const killPayments: Drill = {
  name: 'kill-payments',
  title: 'server and worker killed (-9) between a payment, its booking and its e-mail',
  rounds: 50,
  async run(context) {
    const { printLine } = context
    const database = await startSeededDatabase(context)
    const env = { DATABASE_URL: database.url, DEMO: '0' }
    let shop = await startShop(context, { env })
    const load = await startPaymentLoad(shop, BUYERS)
    const waitForPayment = (known: number) =>
      waitFor('a payment is acknowledged', PAYMENT_LIMIT_MS, () =>
        load.acknowledged.length > known ? true : undefined,
      )
    const recoveriesMs: number[] = []
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      await waitForPayment(load.acknowledged.length)
      await pause((round * STEP_MS) % 500)
      const killedAt = performance.now()
      await shop.end('SIGKILL')
      shop = await startShop(context, { env })
      load.moveTo(shop.origin)
      await waitForPayment(load.acknowledged.length)
      recoveriesMs.push(performance.now() - killedAt)
      if (round % 10 === 0)
        printLine(`round ${round}: ${load.acknowledged.length} payments acknowledged`)
    }
    await load.finish()
    const failures = [
      ...[...load.unexpected].map((answer) => `the shop answered ${answer}`),
      ...(await auditJobs(database.url, load)),
      ...(await auditPayments(database.url, load.acknowledged)),
    ]
    const figures = [`${load.acknowledged.length} payments acknowledged`]
    return { recoveriesMs, failures, figures }
  },
}
