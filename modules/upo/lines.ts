import type { Tools } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { existing, type LineToKeep } from './store/lines.ts'

type Given = { text: string; qty: number; product_variant_id: string | null }

/** Lines as they are kept. Throws 422 `upo.unknown` at each line whose goods do not exist. */
export async function checkedLines<L extends Given>(
  { db }: Pick<Tools, 'db'>,
  lines: readonly L[],
): Promise<(Omit<L, 'product_variant_id'> & Pick<LineToKeep, 'variantId'>)[]> {
  const kept = lines.map(({ product_variant_id: id, ...line }) => ({
    ...line,
    variantId: id === null ? null : Number(id),
  }))
  const known = await existing(
    db,
    kept.flatMap(({ variantId }) => variantId ?? []),
  )
  const errors: Record<string, string> = {}
  kept.forEach(({ variantId }, at) => {
    if (variantId !== null && !known.has(variantId))
      errors[`lines.${at}.product_variant_id`] = 'Barang ini tidak ada. Pilih lagi.'
  })
  if (Object.keys(errors).length > 0)
    throw new Refusal('upo.unknown', 'Ada barang yang tidak dikenal di daftar ini.', 422, {
      errors,
    })
  return kept
}
