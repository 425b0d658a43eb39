import { roundToThousandths } from '#platform/quantity.ts'
import type { z } from 'zod'
import type { StaffProduct, StaffVariant } from '#modules/catalogue/products/staff-contract.ts'

export type ListedVariant = z.output<typeof StaffVariant>
/** A variant's row. Stock by warehouse is loaded only for the open variant. */
export type VariantListRow = Omit<ListedVariant, 'stock'> & {
  free: number
  stock: ListedVariant['stock'] | null
}
export type ProductListRow = Omit<z.output<typeof StaffProduct>, 'variants'> & {
  variants: VariantListRow[]
}

type ListState = { openVariantId: string | null; search: string }

/**
 * A product's rows: the variant whose SKU was searched comes first, `openVariantId` gets its stock.
 */
export function toProductListRow(
  { variants, ...product }: z.output<typeof StaffProduct>,
  { openVariantId, search }: ListState,
): ProductListRow {
  const typedSku = search.toUpperCase()
  const rankBySku = ({ sku }: ListedVariant) =>
    Number(typedSku.length > 2 && sku.includes(typedSku))
  return {
    ...product,
    variants: variants
      .toSorted((one, other) => rankBySku(other) - rankBySku(one))
      .map(({ stock, ...variant }) => ({
        ...variant,
        free: roundToThousandths(stock.reduce((sum, { free }) => sum + free, 0)),
        stock: variant.id === openVariantId ? stock : null,
      })),
  }
}
