import { hours } from '#platform/clock.ts'
import { between } from '#demo/catalogue/random.ts'
import { dayBefore } from './clock.ts'
import type { Random } from './goods.ts'

/** How an order of the past went, by where it stands today. */
export const Ending = [
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
export type Ending = (typeof Ending)[number]

/** How many orders of each ending somebody has. */
export type Share = Partial<Record<Ending, number>>

export const retail: Share = {
  completed: 5,
  delivered: 1,
  shipped: 1,
  partly_shipped: 1,
  awaiting_confirmation: 1,
  awaiting_payment: 1,
  expired: 1,
  cancelled: 1,
}
export const business: Share = {
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
export const others: Share = {
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

/** Days ago at which an order of that ending was placed: what is closed lies months back. */
function daysAgo(ending: Ending, random: Random): number {
  switch (ending) {
    case 'completed':
      return Math.floor(between(random, 6, 118))
    case 'cancelled':
    case 'expired':
    case 'refunded':
      return Math.floor(between(random, 4, 60))
    case 'partly_shipped':
      return 3
    case 'delivered':
    case 'shipped':
      return 2
    default:
      return 1
  }
}

/** When an order of that ending was placed, within the day or, still unpaid, within these hours. */
export function placedAt(now: Date, ending: Ending, random: Random): Date {
  if (ending === 'awaiting_payment') return new Date(now.getTime() - hours(between(random, 1, 16)))
  return dayBefore(now, daysAgo(ending, random), between(random, 7.5, 13))
}
