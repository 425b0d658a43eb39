export type ViewedProduct = { slug: string; name: string; picture: string }

const STORAGE_KEY = 'terakhir-dilihat'
const MAX_PRODUCTS = 12

/** The products that this browser viewed lately, the latest first. They are stored in the browser only. */
export function readViewedProducts(): ViewedProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewedProduct) : []
  } catch {
    return []
  }
}

const isViewedProduct = (value: unknown): value is ViewedProduct =>
  typeof value === 'object' &&
  value !== null &&
  ['slug', 'name', 'picture'].every(
    (key) => typeof (value as ViewedProduct)[key as keyof ViewedProduct] === 'string',
  )

export function saveViewedProducts(products: readonly ViewedProduct[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(products.slice(0, MAX_PRODUCTS)))
  } catch {
    // Without storage nothing is shown.
  }
}
