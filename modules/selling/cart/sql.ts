import { sql } from 'kysely'
import type { CartOwners } from './store/carts.ts'

// Stores of other capabilities embed this, so that they read a cart in the statement that reads their rows.

/**
 * The condition for the carts that somebody may read. Its text names only the owners that there are: with a
 * null for the other one PostgreSQL would plan the statement anew at each execution.
 */
export function whereOwned({ account, visitor }: CartOwners) {
  if (!visitor) return sql`cart.account_id = ${account}::uuid`
  if (!account) return sql`cart.visitor_hash = ${visitor}::bytea`
  return sql`(cart.account_id = ${account}::uuid or cart.visitor_hash = ${visitor}::bytea)`
}
