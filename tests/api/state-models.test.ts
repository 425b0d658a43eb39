import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '#platform/refusal.ts'
import type { StateMachine } from '#platform/state-machine.ts'
import {
  creditStateMachine,
  CreditStatus,
} from '#modules/finance/credit-terms/rules/credit-status.ts'
import {
  paymentStateMachine,
  PaymentStatus,
} from '#modules/finance/gateway/rules/payment-status.ts'
import {
  substitutionStateMachine,
  SubstitutionStatus,
} from '#modules/checkout/substitutions/rules/substitution-status.ts'
import { ticketStateMachine, TicketStatus } from '#modules/content/tickets/rules/ticket-status.ts'
import {
  invoiceStateMachine,
  InvoiceStatus,
  invoiceUndoMachine,
} from '#modules/finance/invoices/rules.ts'
import { refundStateMachine, RefundStatus } from '#modules/finance/refunds/rules/refund-status.ts'
import { returnStateMachine, ReturnStatus } from '#modules/finance/returns/rules/return-status.ts'
import { submissionStateMachine, SubmissionStatus } from '#modules/people/verification/rules.ts'
import {
  negotiationStateMachine,
  NegotiationStatus,
} from '#modules/selling/negotiations/rules/negotiation-status.ts'
import {
  deliveryStateMachine,
  DeliveryStatus,
} from '#modules/selling/orders/rules/delivery-status.ts'
import { orderStateMachine, OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { orderUndoMachine } from '#modules/selling/orders/rules/undo-step.ts'
import {
  purchaseOrderStateMachine,
  PurchaseOrderStatus,
} from '#modules/selling/purchase-orders/rules.ts'

/** Commands of each model; more of them with MODEL_COMMANDS. */
const COMMANDS = Number(process.env['MODEL_COMMANDS'] ?? 10_000)

/**
 * What the trade expects of each document (docs/domain.md), told by who does what rather than by state:
 * `from > to` of each actor.
 */
const models = [
  {
    name: 'order',
    machine: orderStateMachine,
    statuses: OrderStatus,
    steps: {
      buyer: `awaiting_approval > awaiting_payment, awaiting_approval > processing, awaiting_approval > cancelled,
        awaiting_payment > awaiting_confirmation, awaiting_payment > cancelled,
        awaiting_confirmation > cancelled, delivered > completed`,
      staff: `awaiting_approval > cancelled, awaiting_payment > cancelled, awaiting_confirmation > cancelled,
        processing > cancelled, awaiting_payment > processing, awaiting_confirmation > processing,
        awaiting_confirmation > awaiting_payment, processing > partly_shipped, processing > shipped,
        partly_shipped > partly_shipped, partly_shipped > shipped, partly_shipped > delivered,
        shipped > partly_shipped, shipped > delivered,
        delivered > completed`,
      system: `awaiting_approval > cancelled, awaiting_payment > cancelled, awaiting_payment > processing,
        awaiting_payment > awaiting_confirmation, awaiting_confirmation > processing,
        awaiting_confirmation > awaiting_payment, delivered > completed`,
    },
  },
  {
    name: 'order whose step is taken back',
    machine: orderUndoMachine,
    statuses: OrderStatus,
    steps: {
      // Of a payment, of a departure, of a receipt; another delivery may have departed or arrived meanwhile.
      staff: `processing > awaiting_payment, processing > awaiting_confirmation, partly_shipped > processing,
        partly_shipped > partly_shipped, partly_shipped > shipped, shipped > processing, shipped > partly_shipped,
        shipped > shipped, delivered > partly_shipped, delivered > shipped`,
    },
  },
  {
    name: 'substitution',
    machine: substitutionStateMachine,
    statuses: SubstitutionStatus,
    steps: { buyer: 'open > accepted, open > refused', staff: 'open > withdrawn' },
  },
  {
    name: 'ticket',
    machine: ticketStateMachine,
    statuses: TicketStatus,
    steps: {
      buyer: 'answered > open, open > closed, answered > closed',
      staff: 'open > answered, open > closed, answered > closed',
    },
  },
  {
    name: 'invoice whose payment is taken back',
    machine: invoiceUndoMachine,
    statuses: InvoiceStatus,
    steps: { staff: 'paid > unpaid, paid > proof_submitted, paid > overdue' },
  },
  {
    name: 'credit limit',
    machine: creditStateMachine,
    statuses: CreditStatus,
    steps: {
      buyer: 'none > applied',
      staff: `none > active, applied > active, applied > none, active > active, active > frozen,
        frozen > active`,
      system: 'active > frozen, frozen > active',
    },
  },
  {
    name: 'delivery',
    machine: deliveryStateMachine,
    statuses: DeliveryStatus,
    steps: { staff: 'prepared > on_the_way, on_the_way > received, on_the_way > returned' },
  },
  {
    name: 'negotiation',
    machine: negotiationStateMachine,
    statuses: NegotiationStatus,
    steps: {
      buyer: `submitted > cancelled, countered > accepted, countered > rejected, countered > submitted,
        accepted > ordered`,
      staff: 'submitted > countered, submitted > declined',
      system: 'countered > expired, accepted > expired',
    },
  },
  {
    name: 'invoice',
    machine: invoiceStateMachine,
    statuses: InvoiceStatus,
    steps: {
      // A draft stands for what is not invoiced yet; it goes with the order, and with its last delivery (decision 107).
      buyer: `draft > void, awaiting_approval > unpaid, unpaid > proof_submitted, overdue > proof_submitted,
        unpaid > void, proof_submitted > void`,
      staff: `draft > awaiting_approval, draft > unpaid, draft > void, awaiting_approval > void,
        unpaid > paid, unpaid > void, proof_submitted > paid, proof_submitted > unpaid,
        proof_submitted > void, overdue > paid, overdue > void`,
      system: `draft > awaiting_approval, draft > unpaid, draft > void, unpaid > paid, unpaid > overdue, unpaid > void,
        proof_submitted > paid, overdue > paid`,
    },
  },
  {
    name: 'purchase order',
    machine: purchaseOrderStateMachine,
    statuses: PurchaseOrderStatus,
    steps: {
      // Negotiating an own purchase order settles it.
      buyer: 'new > cancelled, new > done, in_progress > done',
      staff: 'new > in_progress, new > cancelled, in_progress > done, in_progress > cancelled',
    },
  },
  {
    name: 'payment',
    machine: paymentStateMachine,
    statuses: PaymentStatus,
    steps: {
      buyer: 'pending > expired',
      staff: 'pending > settled, expired > settled, failed > settled',
      system: `pending > settled, pending > failed, pending > expired, expired > settled, expired > failed,
        failed > settled`,
    },
  },
  {
    name: 'return',
    machine: returnStateMachine,
    statuses: ReturnStatus,
    steps: {
      buyer: 'requested > withdrawn, approved > withdrawn',
      staff: `requested > approved, requested > refused, approved > received, approved > refused,
        received > credited`,
    },
  },
  {
    name: 'refund',
    machine: refundStateMachine,
    statuses: RefundStatus,
    steps: {
      buyer: 'awaiting_account > ready, ready > ready',
      staff: `awaiting_account > ready, ready > ready, ready > awaiting_account, ready > awaiting_approval,
        ready > approved, awaiting_approval > approved, awaiting_approval > ready, approved > paid,
        approved > sending, approved > awaiting_account`,
      system: 'sending > paid, sending > awaiting_account',
    },
  },
  {
    name: 'verification',
    machine: submissionStateMachine,
    statuses: SubmissionStatus,
    steps: {
      buyer: 'draft > submitted',
      staff: 'submitted > in_review, in_review > approved, in_review > rejected',
    },
  },
] as const

for (const { name, machine, statuses, steps } of models)
  test(`${name}: ${COMMANDS} random commands end in the same states as the model`, () => {
    const { transition } = machine as unknown as StateMachine<string, string>
    const actors = Object.keys(steps)
    const allowed = new Set(
      Object.entries(steps).flatMap(([actor, list]) =>
        list.split(',').map((step) => `${actor}: ${step.trim()}`),
      ),
    )
    const command = fc.record({
      to: fc.constantFrom(...statuses),
      actor: fc.constantFrom(...actors),
      // Now and then another document of the same kind, in any state, comes in between.
      fresh: fc.option(fc.constantFrom(...statuses), { freq: 8 }),
    })
    const taken = new Set<string>()
    let state: string = statuses[0]
    for (const { to, actor, fresh } of fc.sample(command, { seed: 14, numRuns: COMMANDS })) {
      const step = `${actor}: ${state} > ${to}`
      let answer: string
      try {
        answer = transition(state, to, actor)
      } catch (thrown) {
        assert.ok(isRefusal(thrown) && thrown.status === 409, String(thrown))
        assert.deepEqual(thrown.more.detail, { state })
        answer = state
      }
      assert.equal(answer, allowed.has(step) ? to : state, step)
      if (allowed.has(step)) taken.add(step)
      state = fresh ?? answer
    }
    assert.deepEqual(
      [...allowed].filter((step) => !taken.has(step)),
      [],
      'steps never taken',
    )
  })

test('state machines: every one of the shop has a model here', () => {
  const sources = globSync('modules/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const machines = sources.flatMap((source) =>
    [...source.matchAll(/export const (\w+) = defineStateMachine/g)].map(([, name]) => name!),
  )
  const here = readFileSync('tests/api/state-models.test.ts', 'utf8')
  assert.equal(machines.length, models.length)
  assert.deepEqual(
    machines.filter((name) => !here.includes(`machine: ${name},`)),
    [],
  )
})
