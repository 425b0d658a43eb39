import type { AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { findExistingVariantIds, type PurchaseOrderLineInput } from '../store/lines.ts'

type LineInput = { text: string; qty: number; product_variant_id: string | null }

/** Lines to store. Throws 422 `upo.unknown` at each line whose variant does not exist. */
export async function validateLines<L extends LineInput>(
  { db }: Pick<AppDeps, 'db'>,
  lines: readonly L[],
): Promise<(Omit<L, 'product_variant_id'> & Pick<PurchaseOrderLineInput, 'variantId'>)[]> {
  const parsedLines = lines.map(({ product_variant_id: id, ...line }) => ({
    ...line,
    variantId: id === null ? null : Number(id),
  }))
  const existingIds = await findExistingVariantIds(
    db,
    parsedLines.flatMap(({ variantId }) => variantId ?? []),
  )
  const errors: Record<string, string> = {}
  parsedLines.forEach(({ variantId }, at) => {
    if (variantId !== null && !existingIds.has(variantId))
      errors[`lines.${at}.product_variant_id`] = 'Barang ini tidak ada. Pilih lagi.'
  })
  if (Object.keys(errors).length > 0)
    throw new Refusal('upo.unknown', 'Ada barang yang tidak dikenal di daftar ini.', 422, {
      errors,
    })
  return parsedLines
}
