import type { z } from 'zod'
import { SeenSummary } from '#modules/checkout/checkout/contract.ts'
import type { MoneySchema } from '#platform/contract/schemas.ts'

/** The posted form with what the buyer saw unfolded, as `POST /so/ecom` takes it. */
export function buildOrderInput(form: FormData): FormData {
  const seen = readSeenOrder(form)
  const input = new FormData()
  for (const [name, value] of form) if (name !== 'seen' && name !== 'key') input.append(name, value)
  seen.lines?.forEach((line, index) => {
    input.append(`seen.lines[${index}].product_variant_id`, line.product_variant_id)
    input.append(`seen.lines[${index}].qty`, String(line.qty))
    appendMoney(input, `seen.lines[${index}].unitPrice`, line.unitPrice)
  })
  if (seen.freight) appendMoney(input, 'seen.freight', seen.freight)
  if (seen.total) appendMoney(input, 'seen.total', seen.total)
  return input
}

type MoneyInput = z.output<typeof MoneySchema>

/** What the page had put into the form; nothing where somebody has bent it. */
function readSeenOrder(form: FormData): Partial<z.output<typeof SeenSummary>> {
  try {
    return SeenSummary.safeParse(JSON.parse(String(form.get('seen')))).data ?? {}
  } catch {
    return {}
  }
}

function appendMoney(input: FormData, name: string, money: MoneyInput) {
  input.append(`${name}.amount`, money.amount)
  input.append(`${name}.currency`, money.currency)
}
