import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import { InvoiceStatus, invoiceTransitions, transitionInvoice, type InvoiceActor } from './rules.ts'

const actors: InvoiceActor[] = ['buyer', 'staff', 'system']

test('every step of an invoice that its table does not name is refused with a 409', () => {
  for (const from of InvoiceStatus)
    for (const to of InvoiceStatus)
      for (const who of actors)
        if (invoiceTransitions[from][to]?.includes(who))
          assert.equal(transitionInvoice(from, to, who), to)
        else
          assert.throws(
            () => transitionInvoice(from, to, who),
            (thrown) =>
              isRefusal(thrown) && thrown.status === 409 && thrown.code === 'invoice.state',
            `${from} → ${to} by ${who}`,
          )
})

test('a paid invoice stays paid', () => assert.deepEqual(invoiceTransitions.paid, {}))
