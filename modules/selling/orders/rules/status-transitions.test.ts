import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import { deliveryStateMachine, DeliveryStatus, deliveryTransitions } from './delivery-status.ts'
import {
  orderStateMachine,
  OrderStatus,
  orderStatusNames,
  orderTransitions,
  type OrderActor,
} from './order-status.ts'

const actors: OrderActor[] = ['buyer', 'staff', 'system']

test('orderStateMachine: a step that the table lacks is a 409 `order.state`', () => {
  let refused = 0
  for (const from of OrderStatus)
    for (const to of OrderStatus)
      for (const actor of actors) {
        if (orderTransitions[from][to]?.includes(actor)) {
          assert.equal(orderStateMachine.transition(from, to, actor), to)
          continue
        }
        refused += 1
        assert.throws(
          () => orderStateMachine.transition(from, to, actor),
          (thrown) => isRefusal(thrown) && thrown.status === 409 && thrown.code === 'order.state',
          `${from} → ${to} by ${actor}`,
        )
      }
  assert.ok(refused > 200)
})

test('orderStateMachine: the refusal names the current status', () => {
  for (const from of OrderStatus)
    assert.throws(
      () =>
        orderStateMachine.transition(from, from === 'partly_shipped' ? 'completed' : from, 'buyer'),
      (thrown) => (thrown as Error).message.includes(orderStatusNames[from]),
    )
})

test('orderTransitions: completed and cancelled orders are final', () => {
  assert.deepEqual(orderTransitions.completed, {})
  assert.deepEqual(orderTransitions.cancelled, {})
})

test('deliveryStateMachine: a step that the table lacks is a 409 `delivery.state`', () => {
  for (const from of DeliveryStatus)
    for (const to of DeliveryStatus)
      if (deliveryTransitions[from][to])
        assert.equal(deliveryStateMachine.transition(from, to, 'staff'), to)
      else
        assert.throws(
          () => deliveryStateMachine.transition(from, to, 'staff'),
          (thrown) =>
            isRefusal(thrown) && thrown.status === 409 && thrown.code === 'delivery.state',
        )
})
