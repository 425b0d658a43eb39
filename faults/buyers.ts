import { connect } from '#platform/database/database.ts'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'

/** The password of every buyer that a drill adds. */
export const BUYER_PASSWORD = 'belanja-2026'

/**
 * Adds active buyers, because outside the demo a shop refuses the passwords of the demo's people.
 * Returns their e-mail addresses.
 */
export async function addBuyers(databaseUrl: string, count: number): Promise<string[]> {
  const { db } = connect(databaseUrl, { max: 1 })
  try {
    const emails: string[] = []
    for (let nr = 0; nr < count; nr++) emails.push(await createBuyerEmail(db))
    return emails
  } finally {
    await db.destroy()
  }
}
