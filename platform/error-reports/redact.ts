import { REDACTED_KEYS } from './protocol.ts'

const REDACTED = '[REDACTED]'

/** Names of fields that hold a secret or personal data, beside the keys that are always redacted. */
const PERSONAL_KEY =
  /token|secret|cookie|code|otp|pin$|email|phone|ponsel|name|nama|address|alamat|recipient|npwp|nik|birth|account|holder|company|message|note|text|desc|search|subject|body|file/i
/** What is no name: a field that ends so says which record or which kind. */
const HARMLESS_KEY =
  /(?:^|[a-z])(?:Id|Ids|Slug|Code|Count)$|^(?:id|ids|slug|type|kind|status|page|count|sort|qty)$/
/** Texts that tell what is meant and nothing of whom: ids, slugs, codes of states. */
const HARMLESS_TEXT = /^[a-z][a-z0-9_-]{0,39}$|^[\da-f]{8}-[\da-f-]{27}$|^\d{1,6}(?:[.,]\d{1,2})?$/

const MAX_DEPTH = 6
const MAX_ITEMS = 20

const isSecretKey = (key: string): boolean =>
  REDACTED_KEYS.some((each) => key.toLowerCase().includes(each)) ||
  (PERSONAL_KEY.test(key) && !HARMLESS_KEY.test(key))

/**
 * A value as a report may tell it. Of a person it keeps nothing: values under secret or personal names are replaced, any
 * other text is kept only where it looks like an id or a code, and described by its length otherwise.
 */
export function redact(value: unknown, key = '', depth = 0): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value
  if (isSecretKey(key)) return REDACTED
  if (typeof value === 'number') return Math.abs(value) < 1_000_000 ? value : REDACTED
  if (typeof value === 'string')
    return HARMLESS_TEXT.test(value) ? value : `[${value.length} characters]`
  if (typeof value !== 'object' || depth >= MAX_DEPTH) return `[${typeof value}]`
  if (Array.isArray(value))
    return value.slice(0, MAX_ITEMS).map((each) => redact(each, key, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .map(([name, each]) => [cleanKey(name), redact(each, name, depth + 1)]),
  )
}

/** A key that the database takes as text, too. */
const cleanKey = (key: string): string => key.slice(0, 60).toWellFormed().replaceAll('\0', '')

/** Marks of a person or a secret inside of a sentence: addresses, numbers of six digits and more, tokens, queries. */
const MARKS = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email]'],
  [/\?[^\s"'`)]*/g, '?…'],
  [/\+?\d(?:[ .()-]{0,2}\d){5,}/g, '[number]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g, '[token]'],
] as const

/** A fault's sentence without what might be personal in it, at most `length` characters. */
export const redactText = (text: string, length = 500): string =>
  MARKS.reduce((left, [mark, word]) => left.replace(mark, word), text.slice(0, length * 2)).slice(
    0,
    length,
  )
