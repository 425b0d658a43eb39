import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import {
  InvoiceStatus,
  invoiceStateMachine,
  invoiceTransitions,
  type InvoiceActor,
} from './rules.ts'

const actors: InvoiceActor[] = ['buyer', 'staff', 'system']

test('invoiceStateMachine: a step that the table lacks is a 409 `invoice.state`', () => {
  for (const from of InvoiceStatus)
    for (const to of InvoiceStatus)
      for (const actor of actors)
        if (invoiceTransitions[from][to]?.includes(actor))
          assert.equal(invoiceStateMachine.transition(from, to, actor), to)
        else
          assert.throws(
            () => invoiceStateMachine.transition(from, to, actor),
            (thrown) =>
              isRefusal(thrown) && thrown.status === 409 && thrown.code === 'invoice.state',
            `${from} → ${to} by ${actor}`,
          )
})

test('invoiceStateMachine: a paid invoice stays paid', () =>
  assert.deepEqual(invoiceTransitions.paid, {}))
