import { sql } from 'kysely'
import type { CartOwners } from './store/carts.ts'

// Embedded by stores of other capabilities, which read a cart within the statement that reads their own rows.

/**
 * Selects the carts of an owner. Names only the owners that are given: with a null for the other one PostgreSQL would
 * plan the statement again at each execution.
 */
export function whereOwned({ account, visitor }: CartOwners) {
  if (!visitor) return sql`cart.account_id = ${account}::uuid`
  if (!account) return sql`cart.visitor_hash = ${visitor}::bytea`
  return sql`(cart.account_id = ${account}::uuid or cart.visitor_hash = ${visitor}::bytea)`
}
