import { describeChange } from './describe.ts'
import type { VariantChange } from './row-diff.ts'

/** The audit log's entry of an applied row. */
export function toAuditEntry({ sku, change }: { sku: string; change: VariantChange }) {
  const words = describeChange(change)
  return change.kind === 'add'
    ? {
        action: 'Impor: tambah varian',
        entityType: 'variant',
        entityId: sku,
        entityLabel: sku,
        after: { words },
      }
    : {
        action: 'Impor: ubah varian',
        entityType: 'variant',
        entityId: String(change.variantId),
        entityLabel: sku,
        before: { ...change.before, stock: change.stock },
        after: { ...change.after, words },
      }
}
