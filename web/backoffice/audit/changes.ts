import { creditStatusNames } from '#modules/finance/credit-terms/rules/credit-status.ts'
import { refundStatusNames } from '#modules/finance/refunds/rules/refund-status.ts'
import { returnStatusNames } from '#modules/finance/returns/rules/return-status.ts'
import { negotiationStatusNames } from '#modules/selling/negotiations/rules/negotiation-status.ts'
import { invoiceStatusNames } from '#modules/finance/invoices/rules.ts'
import { deliveryStatusNames } from '#modules/selling/orders/rules/delivery-status.ts'
import { purchaseOrderStatusNames } from '#modules/selling/purchase-orders/rules.ts'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { accountStatusNames } from '#modules/people/identity/rules/accounts.ts'
import { staffRoleNames, staffStateNames } from '#modules/people/staff/rules.ts'
import { submissionStatusNames } from '#modules/people/verification/rules.ts'
import { PLACEHOLDER_IMAGE } from '#modules/catalogue/catalogue-admin/rules/placeholder-image.ts'
import { formatDate, formatDateTime, formatQuantity, formatRupiah } from '#platform/format.ts'
import { formatFileSize } from '#web/ui/files/file-size.ts'
import { fieldNames as names } from './field-names.ts'

/** One changed value; null where there was none before or is none after. */
export type FieldChange = { name: string; before: string | null; after: string | null }

// Ids mean nothing to a reader; the entity itself is linked.
const HIDDEN_FIELDS = new Set(['id', 'lineId', 'revision'])

/** The names of records that values name by id, by field and id. */
type RecordNames = Readonly<Record<string, Readonly<Record<string, string>>>>

type Names = Readonly<Record<string, string>>

/** Statuses that other records have, too, under other names. */
const statusNamesByThing: Readonly<Record<string, Names>> = {
  negosiasi: negotiationStatusNames,
  retur: returnStatusNames,
  refund: refundStatusNames,
  credit: creditStatusNames,
}

const statusNames: Names = {
  ...accountStatusNames,
  ...staffStateNames,
  ...submissionStatusNames,
  ...purchaseOrderStatusNames,
  ...deliveryStatusNames,
  ...invoiceStatusNames,
  ...orderStatusNames,
}

/** The values that differ between two states of an entity, a `thing` of the audit log, in the order of `fieldNames`. */
export function listChanges(
  before: unknown,
  after: unknown,
  recordNames: RecordNames = {},
  thing = '',
): FieldChange[] {
  const ownStatuses = lookUp(statusNamesByThing, thing)
  const flatten = (value: unknown) =>
    flattenValues(value, { ...recordNames, ...(ownStatuses && { status: ownStatuses }) })
  const [oldValues, newValues] = [flatten(before), flatten(after)]
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
  recordNames: RecordNames,
  path = '',
  result = new Map<string, string>(),
): Map<string, string> {
  if (value === null || value === undefined || value === '') return result
  const words = (each: unknown) => describeValue(path.split('.').at(-1)!, each, recordNames)
  if (typeof value !== 'object') return result.set(path, words(value))
  if (isPlainList(value)) return result.set(path, value.map(words).join(', '))
  for (const [key, each] of Object.entries(value)) {
    if (!HIDDEN_FIELDS.has(key))
      flattenValues(each, recordNames, path ? `${path}.${key}` : key, result)
  }
  return result
}

/**
 * A list of plain values counts as one value. By index, removing a role would also change all roles
 * after it.
 */
const isPlainList = (value: object): value is (string | number)[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each !== 'object')

/** A value in words, as the rest of the back office says it. */
function describeValue(field: string, value: unknown, recordNames: RecordNames): string {
  const text = String(value)
  if (SIZES.has(field) && typeof value === 'number') return formatFileSize(value)
  if (IMAGE_FIELDS.has(field)) return describeImage(text)
  const name = lookUp(lookUp(recordNames, field), text) ?? lookUp(lookUp(codeNames, field), text)
  if (name !== undefined) return name
  if (typeof value === 'number' && field !== 'year') return formatQuantity(value)
  if (/^-?\d+\.\d{2}$/.test(text)) return formatRupiah({ amount: text })
  // What people wrote may look like a day that no calendar has.
  const isTime = !Number.isNaN(Date.parse(text))
  if (isTime && /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text))
    return formatDateTime(text)
  if (isTime && /^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text)
  return lookUp(statusNames, text) ?? lookUp(booleanLabels, text) ?? text
}

/** What people wrote may be `__proto__` or `constructor`, which every object answers to. */
const lookUp = <T>(names: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  names && Object.hasOwn(names, key) ? names[key] : undefined

/** Fields that hold bytes. */
const SIZES = new Set(['maxBytes', 'size'])

const IMAGE_FIELDS = new Set(['picture', 'gallery', 'logo'])

/** An image is named by its content: a few characters of that tell it from the others. */
const describeImage = (path: string): string =>
  path === PLACEHOLDER_IMAGE
    ? 'belum ada gambar'
    : `gambar ${path.replace(/^.*\//, '').replace(/\..*$/, '').slice(0, 6)}`

/** What people read for codes that other fields may hold as plain text. */
const codeNames: Record<string, Record<string, string>> = {
  roles: staffRoleNames,
  vehicle: { pickup: 'Pickup', engkel: 'Engkel', cdd: 'CDD', fuso: 'Fuso', tronton: 'Tronton' },
  type: { number: 'Angka', text: 'Teks' },
}

const booleanLabels: Record<string, string> = { true: 'ya', false: 'tidak' }

const fieldOrder = Object.keys(names)
const rankField = (path: string) => {
  const at = fieldOrder.indexOf(
    path.split('.').findLast((part) => Object.hasOwn(names, part)) ?? '',
  )
  return at < 0 ? fieldOrder.length : at
}

/** A field by its path, which begins with a capital as every label does. */
const labelField = (path: string): string =>
  path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${lookUp(names, part) ?? part}`,
    )
    .join('')
    .slice(2)
    .replace(/^./, (first) => first.toUpperCase())
