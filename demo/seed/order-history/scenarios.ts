import { hours } from '#platform/clock.ts'
import { drawBetween } from '#demo/catalogue/random.ts'
import { dayBefore } from './past-clock.ts'
import type { RandomSource } from './shopping-lists.ts'

/** How an order ends: mostly its status today. */
export const OrderOutcome = [
  'completed',
  'delivered',
  'shipped',
  'partly_shipped',
  'processing',
  'awaiting_confirmation',
  'sent_back',
  'awaiting_payment',
  'expired',
  'cancelled',
  'refunded',
] as const
export type OrderOutcome = (typeof OrderOutcome)[number]

/** How many orders of each outcome a group of buyers has. */
export type OutcomeCounts = Partial<Record<OrderOutcome, number>>

export const RETAIL_OUTCOMES: OutcomeCounts = {
  completed: 5,
  delivered: 1,
  shipped: 1,
  partly_shipped: 1,
  awaiting_confirmation: 1,
  awaiting_payment: 1,
  expired: 1,
  cancelled: 1,
}
export const BUSINESS_OUTCOMES: OutcomeCounts = {
  completed: 17,
  delivered: 2,
  shipped: 2,
  partly_shipped: 2,
  processing: 2,
  awaiting_confirmation: 2,
  sent_back: 1,
  awaiting_payment: 1,
  cancelled: 1,
}
export const OTHER_OUTCOMES: OutcomeCounts = {
  completed: 26,
  delivered: 5,
  shipped: 5,
  partly_shipped: 4,
  processing: 6,
  awaiting_confirmation: 5,
  sent_back: 1,
  awaiting_payment: 4,
  expired: 2,
  cancelled: 1,
  refunded: 1,
}

/** How many days ago an order was placed: closed orders are up to months old. */
function drawDaysAgo(outcome: OrderOutcome, random: RandomSource): number {
  switch (outcome) {
    case 'completed':
      return Math.floor(drawBetween(random, 6, 118))
    case 'cancelled':
    case 'expired':
    case 'refunded':
      return Math.floor(drawBetween(random, 4, 60))
    case 'partly_shipped':
      return 3
    case 'delivered':
    case 'shipped':
      return 2
    default:
      return 1
  }
}

/** When an order was placed: on a working day, or within the last hours if it is still unpaid. */
export function drawPlacedAt(now: Date, outcome: OrderOutcome, random: RandomSource): Date {
  if (outcome === 'awaiting_payment')
    return new Date(now.getTime() - hours(drawBetween(random, 1, 16)))
  return dayBefore(now, drawDaysAgo(outcome, random), drawBetween(random, 7.5, 13))
}
