import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rupiah, zero } from '#platform/money.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { ledgerAccounts } from '../rules/accounts.ts'
import { credit, debit } from '../rules/entries.ts'
import { postToLedger } from './post.ts'

const shop = await useTestShop()

test('ledger: the database refuses what is unbalanced, incomplete, added later, changed or deleted', async () => {
  const refuse = async (query: string, message: RegExp) =>
    assert.rejects(shop.pool.query(query), message)
  const insert = (id: string, entries: string) =>
    `with posted as (insert into ledger_transaction (source_kind, source_id, at, booked_on, description, posted_at)
      values ('test', '${id}', now(), now(), 'Uji', now()) returning id)
    insert into ledger_entry (transaction_id, account, amount) select id, account, amount from posted, (values ${entries}) as entry (account, amount)`
  await refuse(insert('unbalanced', `('bank', 100), ('sales', -99)`), /out of balance/)
  await refuse(insert('unknown', `('kas', 100), ('sales', -100)`), /violates foreign key/)
  await refuse(
    `insert into ledger_transaction (source_kind, source_id, at, booked_on, description, posted_at)
      values ('test', 'empty', now(), now(), 'Uji', now())`,
    /without entries/,
  )
  await shop.pool.query(insert('good', `('bank', 100), ('sales', -100)`))
  await refuse(insert('good', `('bank', 100), ('sales', -100)`), /duplicate key/)
  await refuse(
    `insert into ledger_entry (transaction_id, account, amount)
      select max(id), 'bank', 1 from ledger_transaction union all select max(id), 'sales', -1 from ledger_transaction`,
    /out of balance/,
  )
  await refuse('update ledger_entry set amount = amount', /append-only/)
  await refuse('delete from ledger_entry', /append-only/)
  await refuse(`update ledger_transaction set description = ''`, /append-only/)
  await refuse('delete from ledger_transaction', /append-only/)
  await refuse('truncate ledger_transaction, ledger_entry', /append-only/)
  await assert.rejects(
    postToLedger(shop.deps, {
      source: { kind: 'test', id: 'lopsided' },
      at: shop.clock.now(),
      description: 'Uji',
      document: null,
      buyerId: null,
      entries: [debit('bank', rupiah(1)), credit('sales', zero)],
    }),
    /differ by 100 sen/,
  )
})

test('ledgerAccounts: the database has the same chart', async () => {
  const { rows } = await shop.pool.query(
    'select code, number, kind from ledger_account order by number',
  )
  assert.deepEqual(
    rows,
    ledgerAccounts.map(({ code, number, kind }) => ({ code, number, kind })),
  )
})
