/** The posted form with what the buyer saw unfolded, as `POST /so/ecom` takes it. */
export function orderInput(form: FormData): FormData {
  const seen = JSON.parse(String(form.get('seen') || '{}')) as SeenPart
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

type MoneyPart = { amount: string; currency: string }
type SeenPart = {
  lines?: { product_variant_id: string; qty: number; unitPrice: MoneyPart }[]
  freight?: MoneyPart
  total?: MoneyPart
}

function appendMoney(input: FormData, name: string, money: MoneyPart) {
  input.append(`${name}.amount`, money.amount)
  input.append(`${name}.currency`, money.currency)
}
