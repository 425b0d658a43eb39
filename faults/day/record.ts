import type { NotifiedPayment } from '../payment-load.ts'

/** What the shop has acknowledged in a day: all of it has to be there at its end, once. */
export type DayRecord = {
  /** Orders of a cart, whose buyer gets one e-mail each. */
  orders: { number: string }[]
  /** Orders of an accepted offer. */
  agreedOrders: { number: string }[]
  payments: NotifiedPayment[]
  /** Orders whose transfer staff have confirmed. */
  confirmedOrderIds: string[]
  /** Orders that have left the warehouse. */
  departedOrderIds: string[]
  /** Orders that were sent and never answered: they may be there or not. */
  unanswered: number
}

export const createDayRecord = (): DayRecord => ({
  orders: [],
  agreedOrders: [],
  payments: [],
  confirmedOrderIds: [],
  departedOrderIds: [],
  unanswered: 0,
})
