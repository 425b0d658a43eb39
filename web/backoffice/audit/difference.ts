import { accountLook } from '#modules/accounts-desk/rules.ts'
import { invoiceStatusLook } from '#modules/invoices/rules.ts'
import { deliveryStatusLook } from '#modules/orders/delivery-rules.ts'
import { orderStatusLook } from '#modules/orders/rules.ts'
import { memberLook, roleNames } from '#modules/staff/rules.ts'
import { submissionLook } from '#modules/verification/rules.ts'
import type { Role } from '#platform/contract/call.ts'
import { formatMoment, formatRupiah } from '#platform/format.ts'
import { fieldNames as names } from './field-names.ts'

/** One value that a change touched, before and after; null where there was none. */
export type Change = { name: string; before: string | null; after: string | null }

// Ids say nothing to a reader; the thing itself is linked.
const silent = new Set(['id', 'lineId'])

const statusNames: Record<string, string> = Object.fromEntries(
  [
    accountLook,
    memberLook,
    submissionLook,
    deliveryStatusLook,
    invoiceStatusLook,
    orderStatusLook,
  ].flatMap((table) => Object.entries(table).map(([state, { name }]) => [state, name])),
)

/** What differs between two states of a thing, value by value, in the order they were written. */
export function difference(before: unknown, after: unknown): Change[] {
  const [old, now] = [flat(before), flat(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort((a, b) => rank(a) - rank(b))
    .map((path) => ({
      name: nameOf(path),
      before: old.get(path) ?? null,
      after: now.get(path) ?? null,
    }))
    .filter((change) => change.before !== change.after)
}

function flat(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined || value === '') return into
  if (typeof value !== 'object') return into.set(path, inWords(String(value)))
  if (isPlainList(value)) return into.set(path, value.map((each) => wordFor(path, each)).join(', '))
  for (const [key, each] of Object.entries(value)) {
    if (!silent.has(key)) flat(each, path ? `${path}.${key}` : key, into)
  }
  return into
}

/** A list of plain values is one value: who took a role away did not move the others up. */
const isPlainList = (value: object): value is (string | number)[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each !== 'object')

const wordFor = (path: string, value: string | number) =>
  path === 'roles' ? (roleNames[value as Role] ?? String(value)) : inWords(String(value))

/** A state by its name, money and moments as the rest of the desk writes them. */
function inWords(value: string): string {
  if (/^-?\d+\.\d{2}$/.test(value)) return formatRupiah({ amount: value })
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)) return formatMoment(value)
  return statusNames[value] ?? truths[value] ?? value
}

const truths: Record<string, string> = { true: 'ya', false: 'tidak' }

const order = Object.keys(names)
const rank = (path: string) => {
  const at = order.indexOf(path.split('.').findLast((part) => part in names) ?? '')
  return at < 0 ? order.length : at
}

/** `delivery.lines.0.quantity` → `Pengiriman, barang 1, jumlah`. */
const nameOf = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${names[part] ?? part}`))
    .join('')
    .slice(2)
