import { useEffect, useState } from 'react'
import { ViewedList } from './viewed-list.tsx'
import { readViewedProducts, saveViewedProducts, type ViewedProduct } from './viewed-products.ts'

/** The products that this browser viewed lately, without the current one, which it remembers. */
export default function RecentlyViewedList({ slug, name, picture }: ViewedProduct) {
  const [others, setOthers] = useState<ViewedProduct[]>([])
  useEffect(() => {
    const earlier = readViewedProducts().filter((each) => each.slug !== slug)
    setOthers(earlier)
    saveViewedProducts([{ slug, name, picture }, ...earlier])
  }, [slug, name, picture])
  if (others.length === 0) return null
  return <ViewedList title="Terakhir dilihat" products={others} />
}
