/**
 * Whether buyers see a product: on sale; a draft, which lacks a variant or a price; or retired, taken off sale
 * itself or with all its variants.
 */
export const saleStatuses = ['onSale', 'draft', 'retired'] as const
export type SaleStatus = (typeof saleStatuses)[number]

export const saleStatusNames: Record<SaleStatus, string> = {
  onSale: 'Dijual',
  draft: 'Draf',
  retired: 'Tidak dijual',
}

export const staffProductSorts = [
  'popular',
  'name',
  'newest',
  'cheapest',
  'dearest',
  'leastStock',
  'mostStock',
] as const

/** How a list of staff is sorted; `match` is the order of a search. */
export type StaffProductSort = (typeof staffProductSorts)[number] | 'match'

type Sellable = { active: boolean; variants: readonly { active: boolean; isPriced: boolean }[] }

/** The status of a product with all its variants. */
export function deriveSaleStatus({ active, variants }: Sellable): SaleStatus {
  const onSale = variants.filter((variant) => variant.active)
  if (!active || (variants.length > 0 && onSale.length === 0)) return 'retired'
  return onSale.some(({ isPriced }) => isPriced) ? 'onSale' : 'draft'
}
