import { useEffect, useRef, useState } from 'react'
import { moneyFromJson, zero } from '#platform/money.ts'
import { parseAmount } from '#web/shared/parse-amount.ts'
import { sumNegotiation, type SummedLine } from '#web/shared/negotiation/sum.ts'
import type { NegotiationLineResponse, NegotiationResponse } from '#web/shared/negotiation/types.ts'

const readNothing = () => ''

/** The total of an offer with the decisions chosen so far; undecided lines count as offered. */
export function useDecisionSum(
  header: NegotiationResponse,
  lines: readonly NegotiationLineResponse[],
) {
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<(name: string) => string>(() => readNothing)
  const update = () => {
    const controls = fields.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
    const values = new Map(
      [...controls].flatMap(({ name, value, type, checked }) =>
        type !== 'radio' || checked ? [[name, value] as const] : [],
      ),
    )
    setTyped(() => (name: string) => values.get(name) ?? '')
  }
  // Chosen before scripts ran, or put back from a draft.
  useEffect(update, [])
  const undecided: string[] = []
  const counted = lines.flatMap((line, index): SummedLine[] => {
    const decision = typed(`lines[${index}].decision`)
    if (line.status === 'open' && decision === '') undecided.push(line.id)
    if (line.status === 'refused' || decision === 'refuse') return []
    const bid = decision === 'counter' ? parseAmount(typed(`lines[${index}].price`)) : undefined
    const listPrice = moneyFromJson(line.listPrice)
    const offer = line.rounds.at(-1)?.offer ?? line.listPrice
    const named = moneyFromJson(bid ?? line.price ?? offer)
    const price = named <= listPrice ? named : listPrice
    return [{ listPrice, price, qty: line.qty, luxury: line.luxury }]
  })
  const offered = header.rounds.at(-1)?.freight
  const wished = parseAmount(typed('freight'))
  const standing = offered ? moneyFromJson(offered) : zero
  const freight = wished && moneyFromJson(wished) < standing ? moneyFromJson(wished) : standing
  return { fields, update, undecided, sum: sumNegotiation(counted, freight, header.rates) }
}
