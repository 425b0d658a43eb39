import { NewOrder, SeenSummary } from '#modules/checkout/checkout/contract.ts'
import { readFormData } from '#web/form.ts'
import { withoutPoFile } from '../orders/upload-po-file.ts'

const readApart = ['seen', 'key', 'pickupItems']

/** Reads the posted order, with the prices that the buyer saw, as `POST /so/ecom` takes it. */
export function readOrderForm(form: FormData) {
  const fields = new FormData()
  for (const [name, value] of withoutPoFile(form))
    if (!readApart.includes(name)) fields.append(name, value)
  const pickupItems = String(form.get('pickupItems') ?? '')
    .split(',')
    .filter(Boolean)
  return readFormData(fields, NewOrder, { seen: readSeenSummary(form), pickupItems })
}

/** What the page put into the form as JSON; nothing where it was tampered with. */
function readSeenSummary(form: FormData): unknown {
  try {
    return SeenSummary.safeParse(JSON.parse(String(form.get('seen')))).data ?? {}
  } catch {
    return {}
  }
}
