import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'

type ViewedProduct = { slug: string; name: string; picture: string }

const STORAGE_KEY = 'terakhir-dilihat'
const MAX_PRODUCTS = 12

/**
 * The products that this browser viewed lately, without the current one. Stored in the browser
 * only.
 */
export default function RecentlyViewedList({ slug, name, picture }: ViewedProduct) {
  const [others, setOthers] = useState<ViewedProduct[]>([])
  useEffect(() => {
    const earlier = readViewed().filter((each) => each.slug !== slug)
    setOthers(earlier)
    saveViewed([{ slug, name, picture }, ...earlier].slice(0, MAX_PRODUCTS))
  }, [slug, name, picture])
  if (others.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-18">Terakhir dilihat</h2>
      <ul className="flex gap-3 overflow-x-auto pb-2">
        {others.map((each) => (
          <li key={each.slug} className="w-28 flex-none">
            <Link to={`/produk/${each.slug}`} className="block text-12 text-ink! no-underline!">
              <ImageFrame className="border border-line bg-face">
                <ResponsiveImage source={each.picture} alt="" width={112} className="size-full" />
              </ImageFrame>
              <span className="mt-1 line-clamp-2">{each.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function readViewed(): ViewedProduct[] {
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

function saveViewed(products: ViewedProduct[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(products))
  } catch {
    // Without storage nothing is shown.
  }
}
