import { roundToThousandths } from '#platform/quantity.ts'
import type { z } from 'zod'
import type { StaffProduct, StaffVariant } from '#modules/catalogue/products/staff-contract.ts'

export type ListedVariant = z.output<typeof StaffVariant>
type ListedProduct = z.output<typeof StaffProduct>
/** A variant's row. Stock by warehouse is loaded only for the open variant. */
export type VariantListRow = Omit<ListedVariant, 'stock'> & {
  free: number
  stock: ListedVariant['stock'] | null
}
type Price = NonNullable<ListedVariant['retail']>
export type ProductListRow = Omit<ListedProduct, 'variants'> & {
  /** The variants that are listed below the product; null while it is closed. */
  variants: VariantListRow[] | null
  size: number
  /** The lowest and the highest retail price; null without any. */
  prices: { from: Price; to: Price } | null
  /** Free stock of all variants, in their unit; null where they have several. */
  free: { amount: number; unit: string } | null
}

type ListState = { openProductId: string | null; openVariantId: string | null; search: string }

/**
 * A product's row: open if it or one of its variants is asked for, or if a part of its SKU was searched, which
 * then comes first. `openVariantId` gets its stock.
 */
export function toProductListRow(
  { variants, ...product }: ListedProduct,
  { openProductId, openVariantId, search }: ListState,
): ProductListRow {
  const typedSku = search.toUpperCase()
  const isSearched = ({ sku }: ListedVariant) => typedSku.length > 2 && sku.includes(typedSku)
  const isOpen =
    product.id === openProductId ||
    variants.some((variant) => variant.id === openVariantId || isSearched(variant))
  return {
    ...product,
    size: variants.length,
    prices: findPriceRange(variants),
    free: sumFreeStock(variants),
    variants: isOpen
      ? variants
          .toSorted((one, other) => Number(isSearched(other)) - Number(isSearched(one)))
          .map(({ stock, ...variant }) => ({
            ...variant,
            free: sumFree(stock),
            stock: variant.id === openVariantId ? stock : null,
          }))
      : null,
  }
}

const sumFree = (stock: ListedVariant['stock']): number =>
  roundToThousandths(stock.reduce((sum, { free }) => sum + free, 0))

function findPriceRange(variants: readonly ListedVariant[]): ProductListRow['prices'] {
  const prices = variants
    .flatMap(({ retail }) => (retail ? [retail] : []))
    .toSorted((one, other) => Number(one.amount) - Number(other.amount))
  return prices.length > 0 ? { from: prices[0]!, to: prices.at(-1)! } : null
}

function sumFreeStock(variants: readonly ListedVariant[]): ProductListRow['free'] {
  const units = new Set(variants.map(({ unit }) => unit))
  const [unit] = units
  if (unit === undefined || units.size > 1) return null
  return { unit, amount: sumFree(variants.flatMap(({ stock }) => stock)) }
}
