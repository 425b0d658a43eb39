import type { z } from 'zod'
import type { StaffProduct, StaffVariant } from '#modules/catalogue/staff-products-contract.ts'

export type Variant = z.output<typeof StaffVariant>
/** A row of the list: its warehouses only where it is open to be changed. */
export type VariantRow = Omit<Variant, 'stock'> & { free: number; stock: Variant['stock'] | null }
export type ProductRows = Omit<z.output<typeof StaffProduct>, 'variants'> & {
  variants: VariantRow[]
}

type Shown = { open: string | null; search: string }

/** A product as its rows show it: whose SKU was typed first; `open` is the one being changed. */
export function rowsOf(
  { variants, ...product }: z.output<typeof StaffProduct>,
  { open, search }: Shown,
): ProductRows {
  const typed = search.toUpperCase()
  const isTyped = ({ sku }: Variant) => Number(typed.length > 2 && sku.includes(typed))
  return {
    ...product,
    variants: variants
      .toSorted((one, other) => isTyped(other) - isTyped(one))
      .map(({ stock, ...variant }) => ({
        ...variant,
        free: Math.round(stock.reduce((sum, { free }) => sum + free, 0) * 1000) / 1000,
        stock: variant.id === open ? stock : null,
      })),
  }
}
