import { useEffect, useRef, useState } from 'react'
import { moneyFromJson, zero, type Money } from '#platform/money.ts'
import { parseAmount } from '#web/shared/parse-amount.ts'
import { sumNegotiation, type SummedLine } from '#web/shared/negotiation/sum.ts'
import type { NegotiationDraftData } from './load-draft.ts'

type Draft = NegotiationDraftData['draft']

/**
 * The sums of a new negotiation without the removed lines (indexes). They follow what is typed; before scripts run, at
 * list prices.
 */
export function useDraftSum(draft: Draft, removed: ReadonlySet<number>) {
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<(name: string) => string>(() => () => '')
  const update = () => {
    const values = new Map(
      [...(fields.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])].flatMap(
        ({ name, value, type, checked }) =>
          type !== 'radio' || checked ? [[name, value] as const] : [],
      ),
    )
    setTyped(() => (name: string) => values.get(name) ?? '')
  }
  // The fields may hold what was typed before scripts ran, or a restored draft.
  useEffect(update, [])
  const read = (text: string): Money | undefined => {
    const amount = parseAmount(text)
    return amount && moneyFromJson(amount)
  }
  const atListPrice: SummedLine[] = []
  const priced: SummedLine[] = []
  for (const [index, { qty: listQty, luxury, ...line }] of draft.lines.entries()) {
    if (removed.has(index)) continue
    const listPrice = moneyFromJson(line.listPrice)
    atListPrice.push({ listPrice, price: listPrice, qty: listQty, luxury })
    const price = read(typed(`lines[${index}].price`))
    const qty = Number(typed(`lines[${index}].qty`).replace(',', '.')) || listQty
    if (price !== undefined && isCountable(price, qty))
      priced.push({ listPrice, price, qty, luxury })
  }
  const lines = priced.length > 0 ? priced : atListPrice
  const isFleet = typed('delivery') === 'fleet'
  const freight = (isFleet && read(typed('freight'))) || zero
  return { fields, update, sum: sumNegotiation(lines, freight, draft.rates) }
}

/** What is typed may be absurd; the server refuses it, and until then it is left out. */
const isCountable = (price: Money, qty: number) => qty > 0 && qty <= 100_000 && price <= 1e13
