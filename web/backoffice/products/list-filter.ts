import {
  type SaleStatus,
  saleStatuses,
  staffProductSorts,
} from '#modules/catalogue/products/rules/staff-list.ts'
import { readListQuery } from '../shared/lists/list-query.ts'

/** Products per page. */
const ROWS = 50

/** The address's parameters of the product list, as the page and its links use them. */
export type ProductListFilter = {
  status: SaleStatus
  search: string
  /** `k7` for a category, `s12` for a sub-category; empty for all. */
  place: string
  brand: string
  sort: string
}

/** Reads the address of the product list: `query` for its call. */
export function readProductList(url: URL) {
  const { query, search } = readListQuery(url, { count: ROWS, maxSearch: 200 })
  const read = (name: string) => url.searchParams.get(name) ?? ''
  const filter: ProductListFilter = {
    status: saleStatuses.find((each) => each === read('status')) ?? 'onSale',
    search,
    place: /^(?:k|s)\d{1,9}$/.test(read('kategori')) ? read('kategori') : '',
    brand: /^\d{1,9}$/.test(read('merek')) ? read('merek') : '',
    sort: staffProductSorts.find((each) => each === read('urut')) ?? '',
  }
  const id = Number(filter.place.slice(1))
  return {
    filter,
    query: {
      ...query,
      status: filter.status,
      ...(filter.place.startsWith('k') ? { categoryId: id } : {}),
      ...(filter.place.startsWith('s') ? { subCategoryId: id } : {}),
      ...(filter.brand ? { brandId: Number(filter.brand) } : {}),
      ...(filter.sort ? { sort: filter.sort as (typeof staffProductSorts)[number] } : {}),
    },
  }
}

/** The query parameters of a filter. */
export const toListParams = ({ status, search, place, brand, sort }: ProductListFilter) => ({
  status: status === 'onSale' ? '' : status,
  search,
  kategori: place,
  merek: brand,
  urut: sort,
})
