import { randomUUID } from 'node:crypto'
import type { TestShop } from '../shop.ts'

/** A bundle that was withdrawn, as one whose invoices were paid one by one after all. */
export async function addWithdrawnBundle(
  { db, clock }: TestShop,
  accountId: string,
): Promise<void> {
  const id = randomUUID()
  await db
    .insertInto('payment_bundle')
    .values({
      id,
      number: `BYR/2026/10/${id}`,
      account_id: accountId,
      method: 'transfer',
      amount: 100_000,
      status: 'withdrawn',
      created_at: clock.now(),
      expires_at: clock.now(),
    })
    .execute()
}
