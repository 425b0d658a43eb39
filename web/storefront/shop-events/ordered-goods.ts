import { openStorage } from '#web/browser-storage.ts'
import type { AnalyticsItem } from './item.ts'

const ORDERED = 'ordered-goods'
const PUSHED = 'pushed-purchase'

/**
 * Keeps what the checkout is about to order. The order's page can be a new document (its form was sent before the
 * scripts ran, or a build had changed), which knows nothing of the page before.
 */
export const keepOrdered = (items: readonly AnalyticsItem[]): void =>
  openStorage('sessionStorage').setItem(ORDERED, JSON.stringify(items))

const findOrdered = () =>
  JSON.parse(openStorage('sessionStorage').getItem(ORDERED) ?? '[]') as AnalyticsItem[]

/** How this document was reached: what the checkout ordered on the way, to be taken by its first page only. */
export function readArrival(): { takeOrdered(): AnalyticsItem[] | undefined } {
  let isFromCheckout = document.referrer.split('?')[0] === `${location.origin}/checkout`
  return {
    takeOrdered() {
      const ordered = isFromCheckout ? findOrdered() : undefined
      isFromCheckout = false
      return ordered
    },
  }
}

/** A reloaded page has the same referrer, but the purchase is pushed once. */
export const hasPushedPurchase = (number: string): boolean =>
  openStorage('sessionStorage').getItem(PUSHED) === number

export const keepPushedPurchase = (number: string): void =>
  openStorage('sessionStorage').setItem(PUSHED, number)
