import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sen, sum } from '#platform/money.ts'
import { createDice } from '#tests/support/dice.ts'
import { ledgerAccounts } from './accounts.ts'
import * as bookings from './bookings.ts'
import { balanceEntries, type LedgerEntry } from './entries.ts'

const dice = createDice(15)

/** An invoice of a whole order, or of a part of it. */
function rollInvoice(): bookings.BookedInvoice {
  const goods = dice(1, 900_000_000)
  const freight = dice(0, 1) * dice(1, 90_000_000)
  const total = goods + freight
  const amount = dice(0, 1) === 0 ? total : dice(1, total)
  return {
    amount: sen(amount),
    lateFee: sen(dice(0, 1) * dice(1, 9_000_000)),
    retained: sen(dice(0, 999) * 100),
    overpaid: sen(dice(0, 1) * dice(1, 900_000)),
    writtenOff: sen(0),
    paidInto: (['bank', 'gateway', 'lenders'] as const)[dice(0, 2)]!,
    goods: sen(goods),
    goodsTax: sen(dice(0, Math.floor(goods / 9))),
    freight: sen(freight),
    freightTax: sen(dice(0, Math.floor(freight / 9))),
  }
}

const sumByAccount = (entries: readonly LedgerEntry[]) =>
  Object.fromEntries(
    ledgerAccounts
      .map(({ code }) => {
        const own = entries.filter(({ account }) => account === code)
        return [code, sum(own.map(({ amount }) => amount))] as const
      })
      .filter(([, total]) => total !== 0),
  )

test('bookings: debits equal credits, and an undone invoice leaves nothing, for 2,000 invoices', () => {
  for (let round = 0; round < 2_000; round += 1) {
    const invoice = rollInvoice()
    const all = [
      bookings.bookIssue(invoice),
      bookings.bookPayment(invoice),
      bookings.bookVoid(invoice),
      bookings.bookPayment({ ...invoice, retained: sen(0), writtenOff: sen(1) }),
      bookings.bookCancelled(invoice, sen(dice(1, 900_000_000))),
      bookings.bookCredit(invoice, true),
      bookings.bookCredit(invoice, false),
      bookings.bookRefundPaid(invoice.amount, invoice.paidInto === 'gateway'),
    ]
    for (const entries of all) assert.doesNotThrow(() => balanceEntries(entries))
    assert.deepEqual(
      sumByAccount([
        ...bookings.bookIssue(invoice),
        ...bookings.bookLateFee(invoice.lateFee),
        ...bookings.bookVoid(invoice),
      ]),
      {},
    )
    // What a lender has paid is refunded from the bank.
    const paidInto = invoice.paidInto === 'lenders' ? ('bank' as const) : invoice.paidInto
    const whole = { ...invoice, paidInto, overpaid: sen(0) }
    const paid = sen(whole.amount + whole.lateFee + whole.retained)
    const paidAndRefunded = [
      ...bookings.bookIssue(whole),
      ...bookings.bookLateFee(whole.lateFee),
      ...bookings.bookPayment(whole),
      ...bookings.bookCancelled(whole, paid),
      ...bookings.bookRefundPaid(paid, whole.paidInto === 'gateway'),
    ]
    assert.deepEqual(sumByAccount(paidAndRefunded), {})
  }
})

test('bookIssue: the whole order is booked with exactly its own PPN', () => {
  const parts = { goods: 11_100, goodsTax: 1_100, freight: 5_550, freightTax: 550 }
  const invoice = { ...rollInvoice(), amount: sen(16_650) }
  const entries = bookings.bookIssue({
    ...invoice,
    goods: sen(parts.goods),
    goodsTax: sen(parts.goodsTax),
    freight: sen(parts.freight),
    freightTax: sen(parts.freightTax),
  })
  assert.deepEqual(sumByAccount(entries), {
    receivables: 16_650,
    vat: -1_650,
    sales: -10_000,
    freight: -5_000,
  })
})

test('balanceEntries: refuses what does not balance, and what moves nothing', () => {
  assert.throws(() => balanceEntries([{ account: 'bank', amount: sen(1) }]), /differ by 1 sen/)
  assert.throws(() => balanceEntries([{ account: 'bank', amount: sen(0) }]), RangeError)
})
