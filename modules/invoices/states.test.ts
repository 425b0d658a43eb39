import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import { InvoiceStatus, invoiceSteps, moveInvoice, type InvoiceActor } from './rules.ts'

const actors: InvoiceActor[] = ['buyer', 'staff', 'system']

test('every step of an invoice that its table does not name is refused with a 409', () => {
  for (const from of InvoiceStatus)
    for (const to of InvoiceStatus)
      for (const who of actors)
        if (invoiceSteps[from][to]?.includes(who)) assert.equal(moveInvoice(from, to, who), to)
        else
          assert.throws(
            () => moveInvoice(from, to, who),
            (thrown) =>
              isRefusal(thrown) && thrown.status === 409 && thrown.code === 'invoice.state',
            `${from} → ${to} by ${who}`,
          )
})

test('a paid invoice stays paid', () => assert.deepEqual(invoiceSteps.paid, {}))
