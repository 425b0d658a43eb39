import type { FieldDescribers } from '../shared/conflict/describe-value.ts'
import { toFieldValue } from '../shared/forms/form-values.ts'

/** A size in bytes as the form shows it: megabytes with two decimals. */
export const formatMegabytes = (bytes: number): string =>
  toFieldValue(Math.round((bytes / 1_048_576) * 100) / 100)!

export const uploadDescribers: FieldDescribers = {
  kinds: (kinds) => ((kinds ?? []) as string[]).toSorted().join(', '),
  maxBytes: (bytes) => (typeof bytes === 'number' ? formatMegabytes(bytes) : ''),
}
