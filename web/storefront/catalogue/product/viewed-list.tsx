import { Link } from '#web/ui/navigation/link.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import type { ViewedProduct } from './viewed-products.ts'

/** Products that this browser viewed, in a row that scrolls. */
export const ViewedList = ({
  title,
  products,
}: {
  title: string
  products: readonly ViewedProduct[]
}) => (
  <section className="mt-10">
    <h2 className="mb-3 text-18">{title}</h2>
    <ul className="flex gap-3 overflow-x-auto pb-2">
      {products.map(({ slug, name, picture }) => (
        <li key={slug} className="w-28 flex-none">
          <Link to={`/produk/${slug}`} className="block text-12 text-ink! no-underline!">
            <ImageFrame className="border border-line bg-face">
              <ResponsiveImage source={picture} alt="" width={112} className="size-full" />
            </ImageFrame>
            <span className="mt-1 line-clamp-2">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
