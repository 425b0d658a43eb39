import { hours } from '#platform/clock.ts'
import { createOrderSteps, type OrderPlan, type SimulationContext } from './order-steps.ts'
import { dayBefore } from './past-clock.ts'
import type { RandomSource } from './shopping-lists.ts'

/** One call of a service, and when it happens. */
export type SimulatedEvent = { at: Date; run: () => Promise<unknown> }

/** The events of one order, from placing it to its outcome. */
export function simulateOrder(
  simulation: SimulationContext,
  plan: OrderPlan,
  random: RandomSource,
): SimulatedEvent[] {
  const { now } = simulation
  const steps = createOrderSteps(simulation, plan, random)
  const start = plan.placedAt.getTime()
  const pauseHours = 0.4 + random() * 1.5
  const events: SimulatedEvent[] = []
  const schedule = (at: Date, run: SimulatedEvent['run']) => events.push({ at, run })
  const scheduleAfterHours = (count: number, run: SimulatedEvent['run']) =>
    schedule(new Date(start + hours(count)), run)
  const daysSince = Math.round(
    (dayBefore(now, 0, 0).getTime() - dayBefore(plan.placedAt, 0, 0).getTime()) / hours(24),
  )
  const scheduleOnDay = (day: number, hour: number, run: SimulatedEvent['run']) =>
    schedule(dayBefore(now, daysSince - day, hour), run)

  scheduleAfterHours(0, steps.place)
  const schedulePayment = () => {
    // Most completed orders were paid without a proof: finance found the transfer on the bank statement.
    if (plan.outcome !== 'completed' || random() < 0.25)
      scheduleAfterHours(pauseHours, steps.sendProof)
    scheduleAfterHours(pauseHours * 2 + 0.5, steps.confirmPayment)
  }

  switch (plan.outcome) {
    case 'completed':
    case 'delivered':
      schedulePayment()
      scheduleOnDay(1, 7.5, () => steps.prepareDeliveries(1))
      scheduleOnDay(1, 8.25, steps.departDeliveries)
      scheduleOnDay(1, 13 + random() * 3, steps.receiveDeliveries)
      if (plan.outcome === 'completed') scheduleOnDay(4, 17, steps.complete)
      break
    case 'shipped':
      schedulePayment()
      scheduleOnDay(1, 15, () => steps.prepareDeliveries(1))
      scheduleOnDay(1, 16.5, steps.departDeliveries)
      break
    case 'partly_shipped':
      schedulePayment()
      scheduleOnDay(1, 7.5, () => steps.prepareDeliveries(0.5))
      scheduleOnDay(1, 8.25, steps.departDeliveries)
      scheduleOnDay(1, 14, steps.receiveDeliveries)
      if (random() < 0.5) scheduleOnDay(2, 16, () => steps.prepareDeliveries(1))
      break
    case 'processing':
      schedulePayment()
      break
    case 'awaiting_confirmation':
      scheduleAfterHours(pauseHours, steps.sendProof)
      break
    case 'sent_back':
      scheduleAfterHours(pauseHours, steps.sendProof)
      schedule(new Date(now.getTime() - hours(3)), () =>
        steps.rejectProof(
          'Nama bank dan tanggal transfer tidak terbaca. Kirim tangkapan layar yang utuh.',
        ),
      )
      break
    case 'expired':
      scheduleAfterHours(24.1, steps.expire)
      break
    case 'cancelled':
      scheduleAfterHours(pauseHours, () =>
        steps.cancelByBuyer('Ukurannya salah, akan pesan ulang.'),
      )
      break
    case 'refunded':
      schedulePayment()
      scheduleOnDay(1, 10, () =>
        steps.cancelByStaff('Barang rusak kena hujan di gudang dan belum ada gantinya.'),
      )
      scheduleOnDay(1, 12, steps.nameRefundAccount)
      break
    case 'awaiting_payment':
      break
  }
  return events
}
