import { formatQuantity } from '#platform/format.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { OrderLineResponse, OrderShippingResponse } from './types.ts'

type Line = Pick<
  OrderLineResponse,
  'id' | 'name' | 'variantName' | 'unit' | 'qty' | 'cancelled' | 'awaited'
>
type Deliveries = OrderShippingResponse['deliveries']

/** What of an order is in none of its deliveries yet, and is still to be. */
function listRemaining(lines: readonly Line[], deliveries: Deliveries) {
  const planned = new Map<string, number>()
  for (const { status, lines: parts } of deliveries)
    if (status !== 'returned')
      for (const { lineId, qty, refused } of parts)
        planned.set(lineId, (planned.get(lineId) ?? 0) + qty - refused)
  return lines
    .map((line) => ({
      line,
      rest: roundToThousandths(line.qty - line.cancelled - (planned.get(line.id) ?? 0)),
    }))
    .filter(({ rest }) => rest > 0)
}

/** After the first delivery: the goods still to be delivered, out of all. */
export function RemainingGoods({
  lines,
  deliveries,
}: {
  lines: readonly Line[]
  deliveries: Deliveries
}) {
  const remaining = deliveries.length > 0 ? listRemaining(lines, deliveries) : []
  if (remaining.length === 0) return null
  return (
    <section className="text-14">
      <h3 className="text-14 font-semibold">Masih akan dikirim</h3>
      <ul className="mt-1">
        {remaining.map(({ line, rest }) => (
          <li key={line.id} className="flex justify-between gap-4">
            <span>{[line.name, line.variantName].filter(Boolean).join(', ')}</span>
            <span className="num whitespace-nowrap">
              {formatQuantity(rest)} dari {formatQuantity(line.qty)} {line.unit}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
