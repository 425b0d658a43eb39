import { useState } from 'react'
import { ViewedList } from '../catalogue/product/viewed-list.tsx'
import { readViewedProducts } from '../catalogue/product/viewed-products.ts'

/** The products that this browser viewed lately; nothing where there are none. */
export default function ViewedProductsSection({ title }: { title: string }) {
  const [products] = useState(readViewedProducts)
  return products.length > 0 ? <ViewedList title={title} products={products} /> : null
}
