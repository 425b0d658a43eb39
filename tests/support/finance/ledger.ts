import assert from 'node:assert/strict'
import { listBalances } from '#modules/finance/ledger/service/balances.ts'
import type { TestShop } from '../shop.ts'

/** The one figure of a query, named `sum`; zero where there is nothing to add up. */
export const sumSql = async ({ pool }: TestShop, query: string): Promise<number> =>
  (await pool.query<{ sum: number | null }>(query)).rows[0]!.sum ?? 0

/** The balance of each account, by its code. */
export const loadBalances = async (shop: TestShop) =>
  Object.fromEntries((await listBalances(shop.deps)).map(({ code, balance }) => [code, balance]))

/** Debits equal credits, in all and in every transaction; every balance is the sum of its entries. */
export async function assertLedgerConsistent(shop: TestShop): Promise<void> {
  assert.equal(await sumSql(shop, 'select sum(amount)::bigint from ledger_entry'), 0)
  const { rowCount } = await shop.pool.query(
    'select from ledger_entry group by transaction_id having sum(amount) <> 0',
  )
  assert.equal(rowCount, 0)
  for (const { code, balance } of await listBalances(shop.deps)) {
    const total = await sumSql(
      shop,
      `select sum(amount)::bigint from ledger_entry where account = '${code}'`,
    )
    assert.equal(Math.abs(balance), Math.abs(total), code)
  }
}
