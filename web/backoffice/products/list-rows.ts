import type { z } from 'zod'
import type { StaffProduct, StaffVariant } from '#modules/catalogue/products/staff-contract.ts'

export type ListedVariant = z.output<typeof StaffVariant>
/** A row of the list: its warehouses only where it is open to be changed. */
export type VariantListRow = Omit<ListedVariant, 'stock'> & {
  free: number
  stock: ListedVariant['stock'] | null
}
export type ProductListRow = Omit<z.output<typeof StaffProduct>, 'variants'> & {
  variants: VariantListRow[]
}

type ListState = { openVariantId: string | null; search: string }

/** A product as its rows show it: whose SKU was typed first; `open` is the one being changed. */
export function toProductListRow(
  { variants, ...product }: z.output<typeof StaffProduct>,
  { openVariantId, search }: ListState,
): ProductListRow {
  const typedSku = search.toUpperCase()
  const matchesTypedSku = ({ sku }: ListedVariant) =>
    Number(typedSku.length > 2 && sku.includes(typedSku))
  return {
    ...product,
    variants: variants
      .toSorted((one, other) => matchesTypedSku(other) - matchesTypedSku(one))
      .map(({ stock, ...variant }) => ({
        ...variant,
        free: Math.round(stock.reduce((sum, { free }) => sum + free, 0) * 1000) / 1000,
        stock: variant.id === openVariantId ? stock : null,
      })),
  }
}
