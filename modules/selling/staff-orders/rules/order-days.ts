/** Days of orders, both included: when they were placed, and when they are delivered. */
export type OrderDays = {
  from?: string | undefined
  to?: string | undefined
  deliveryFrom?: string | undefined
  deliveryTo?: string | undefined
}

/** How many days orders are placed before their delivery, at least and at most. */
export type OrderLead = { least: number; most: number }

/**
 * The same orders with the days that follow from each other: what is delivered from June on was not placed before
 * June less the longest lead. So a list in the order of delivery need not look through all years for orders of June.
 */
export function deriveDays(days: OrderDays, { least, most }: OrderLead): OrderDays {
  const { from, to, deliveryFrom, deliveryTo } = days
  return {
    from: findLatest(from, addDays(deliveryFrom, -most)),
    to: findEarliest(to, addDays(deliveryTo, -least)),
    deliveryFrom: findLatest(deliveryFrom, addDays(from, least)),
    deliveryTo: findEarliest(deliveryTo, addDays(to, most)),
  }
}

function addDays(day: string | undefined, count: number): string | undefined {
  if (day === undefined) return undefined
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}

const findLatest = (...days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
const findEarliest = (...days: (string | undefined)[]) =>
  days.filter((day) => day !== undefined).toSorted()[0]
