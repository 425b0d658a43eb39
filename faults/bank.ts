import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { waitFor } from './wait.ts'

/** The gateway opens an account by a job, which a killed worker does only after its time. */
export const OPENING_LIMIT_MS = 90_000

/** The built-in bank as seen from outside: it signs what it tells, and the shop answers. */
export async function openBank(pool: pg.Pool, getOrigin: () => string) {
  const { rows } = await pool.query<{ secret: string }>(
    "select secret from bank_simulator where gateway = 'simulator'",
  )
  const { secret } = rows[0]!
  const unexpected = new Set<string>()

  /** Waits until the bank has opened an order's payment, and builds the notification for it. */
  async function open(
    orderId: string,
  ): Promise<{ paymentId: string; eventId: string; body: string }> {
    const account = await waitFor('the bank opens an account', OPENING_LIMIT_MS, async () => {
      const found = await pool.query<{ id: string; amount: number }>(
        `select id, amount::float8 as amount from payment where order_id = $1 and gateway_id is not null`,
        [orderId],
      )
      return found.rows[0]
    })
    const eventId = randomUUID()
    const event = { eventId, reference: account.id, status: 'settled', amount: account.amount }
    const body = JSON.stringify({ ...event, at: new Date().toISOString() })
    return { paymentId: account.id, eventId, body }
  }

  const post = (body: string) =>
    fetch(`${getOrigin()}/webhooks/simulator`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-simulator-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
    })

  /** Sends a notification until it is acknowledged. */
  async function notify(body: string): Promise<void> {
    for (;;) {
      const response = await post(body).catch(() => undefined)
      const answer = await response?.text().catch(() => undefined)
      if (response?.ok && answer !== undefined) return
      if (response && response.status !== 503) unexpected.add(`${response.status} ${answer}`)
      await pause(50)
    }
  }
  return { unexpected, open, post, notify }
}
