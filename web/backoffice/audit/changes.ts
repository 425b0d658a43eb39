import { invoiceStatusNames } from '#modules/finance/invoices/rules.ts'
import { deliveryStatusNames } from '#modules/selling/orders/rules/delivery-status.ts'
import { purchaseOrderStatusNames } from '#modules/selling/purchase-orders/rules.ts'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { accountStatusNames } from '#modules/people/identity/rules/accounts.ts'
import { staffRoleNames, staffStateNames } from '#modules/people/staff/rules.ts'
import { submissionStatusNames } from '#modules/people/verification/rules.ts'
import type { Role } from '#platform/contract/call.ts'
import { formatDateTime, formatRupiah } from '#platform/format.ts'
import { fieldNames as names } from './field-names.ts'

/** One changed value; null where there was none before or is none after. */
export type FieldChange = { name: string; before: string | null; after: string | null }

// Ids mean nothing to a reader; the entity itself is linked.
const HIDDEN_FIELDS = new Set(['id', 'lineId'])

const statusNames: Record<string, string> = {
  ...accountStatusNames,
  ...staffStateNames,
  ...submissionStatusNames,
  ...purchaseOrderStatusNames,
  ...deliveryStatusNames,
  ...invoiceStatusNames,
  ...orderStatusNames,
}

/** The values that differ between two states of an entity, in the order of `fieldNames`. */
export function listChanges(before: unknown, after: unknown): FieldChange[] {
  const [oldValues, newValues] = [flattenValues(before), flattenValues(after)]
  return [...new Set([...oldValues.keys(), ...newValues.keys()])]
    .sort((a, b) => rankField(a) - rankField(b))
    .map((path) => ({
      name: labelField(path),
      before: oldValues.get(path) ?? null,
      after: newValues.get(path) ?? null,
    }))
    .filter((change) => change.before !== change.after)
}

function flattenValues(
  value: unknown,
  path = '',
  result = new Map<string, string>(),
): Map<string, string> {
  if (value === null || value === undefined || value === '') return result
  if (typeof value !== 'object') return result.set(path, formatValue(String(value)))
  if (isPlainList(value))
    return result.set(path, value.map((each) => formatListItem(path, each)).join(', '))
  for (const [key, each] of Object.entries(value)) {
    if (!HIDDEN_FIELDS.has(key)) flattenValues(each, path ? `${path}.${key}` : key, result)
  }
  return result
}

/**
 * A list of plain values counts as one value. By index, removing a role would also change all roles
 * after it.
 */
const isPlainList = (value: object): value is (string | number)[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each !== 'object')

const formatListItem = (path: string, value: string | number) =>
  path === 'roles' ? (staffRoleNames[value as Role] ?? String(value)) : formatValue(String(value))

/** Formats a status, an amount or a time as the rest of the back office does. */
function formatValue(value: string): string {
  if (/^-?\d+\.\d{2}$/.test(value)) return formatRupiah({ amount: value })
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)) return formatDateTime(value)
  return statusNames[value] ?? booleanLabels[value] ?? value
}

const booleanLabels: Record<string, string> = { true: 'ya', false: 'tidak' }

const fieldOrder = Object.keys(names)
const rankField = (path: string) => {
  const at = fieldOrder.indexOf(path.split('.').findLast((part) => part in names) ?? '')
  return at < 0 ? fieldOrder.length : at
}

const labelField = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${names[part] ?? part}`))
    .join('')
    .slice(2)
