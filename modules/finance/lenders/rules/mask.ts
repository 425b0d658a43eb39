/** Fields that nobody needs to read in a trail: identity numbers, phone numbers and secrets. */
const MASKED = /npwp|nib|nik|phone|key|token|secret|signature/i

/** All but the last four characters hidden. */
export const maskText = (text: string): string =>
  text.length <= 4 ? '••••' : '•'.repeat(text.length - 4) + text.slice(-4)

/** A request or an answer as it may be stored in the trail. */
export function maskFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskFields)
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      MASKED.test(name) && (typeof each === 'string' || typeof each === 'number')
        ? maskText(String(each))
        : maskFields(each),
    ]),
  )
}
