import { roundToThousandths } from '#platform/quantity.ts'

/** Goods of one variant in all orders, in the order in which they are first needed. */
export function sumByVariant<
  Row extends { variant_id: number; order_id: string; quantity: number },
>(rows: readonly Row[]): (Row & { orders: number })[] {
  return [...Map.groupBy(rows, (row) => row.variant_id).values()].map((same) => ({
    ...same[0]!,
    quantity: roundToThousandths(same.reduce((sum, { quantity }) => sum + quantity, 0)),
    orders: new Set(same.map(({ order_id: id }) => id)).size,
  }))
}
