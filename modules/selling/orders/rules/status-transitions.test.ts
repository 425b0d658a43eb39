import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import { DeliveryStatus, deliveryTransitions, transitionDelivery } from './delivery-status.ts'
import {
  transitionOrder,
  OrderStatus,
  orderStatusBadge,
  orderTransitions,
  type OrderActor,
} from './order-status.ts'

const actors: OrderActor[] = ['buyer', 'staff', 'system']

test('every step of an order that its table does not name is refused with a 409', () => {
  let refused = 0
  for (const from of OrderStatus)
    for (const to of OrderStatus)
      for (const who of actors) {
        if (orderTransitions[from][to]?.includes(who)) {
          assert.equal(transitionOrder(from, to, who), to)
          continue
        }
        refused += 1
        assert.throws(
          () => transitionOrder(from, to, who),
          (thrown) => isRefusal(thrown) && thrown.status === 409 && thrown.code === 'order.state',
          `${from} → ${to} by ${who}`,
        )
      }
  assert.ok(refused > 200)
})

test('a refused step names the state that stands in its way', () => {
  for (const from of OrderStatus)
    assert.throws(
      () => transitionOrder(from, from === 'partly_shipped' ? 'completed' : from, 'buyer'),
      (thrown) => (thrown as Error).message.includes(orderStatusBadge[from].name),
    )
})

test('nothing leads out of a closed order', () => {
  assert.deepEqual(orderTransitions.completed, {})
  assert.deepEqual(orderTransitions.cancelled, {})
})

test('every step of a delivery that its table does not name is refused with a 409', () => {
  for (const from of DeliveryStatus)
    for (const to of DeliveryStatus)
      if (deliveryTransitions[from][to]) assert.equal(transitionDelivery(from, to), to)
      else
        assert.throws(
          () => transitionDelivery(from, to),
          (thrown) =>
            isRefusal(thrown) && thrown.status === 409 && thrown.code === 'delivery.state',
        )
})
