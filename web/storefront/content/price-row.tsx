import { Link } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { toProductCard, type ProductCardResponse } from '../catalogue/to-product-card.ts'

/** A phone shows the first four rows; one tap shows the rest. */
export function PriceRow({
  product,
  isHiddenOnPhone,
}: {
  product: ProductCardResponse
  isHiddenOnPhone: boolean
}) {
  const { to, name, brand, image, unit, price, comparison, nextTier } = toProductCard(product)
  return (
    <li
      className={`relative grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line px-3 py-2.5 last:border-0 hover:bg-tarp-50 md:grid-cols-[48px_minmax(0,2fr)_1fr_1fr_1.4fr] ${isHiddenOnPhone ? 'hidden md:grid' : 'grid'}`}
    >
      <ImageFrame>
        {image && <ResponsiveImage source={image} alt="" width={48} className="size-full" />}
      </ImageFrame>
      <div className="min-w-0">
        <Link
          to={to}
          className="line-clamp-2 font-semibold text-ink! no-underline! after:absolute after:inset-0 hover:text-link!"
        >
          {name}
        </Link>
        <span className="text-12 text-ink-2">{brand}</span>
      </div>
      <p className="text-right whitespace-nowrap">
        <Money of={price} className="text-18 font-heavy" />
        <span className="block text-12 text-ink-2 md:inline"> / {unit}</span>
      </p>
      <p className="hidden text-right text-14 text-ink-2 md:block">
        {comparison && (
          <>
            <Money of={comparison.price} /> / {comparison.per}
          </>
        )}
      </p>
      <p className="hidden text-right text-14 text-success-text md:block">
        {nextTier && (
          <>
            ≥ {formatQuantity(nextTier.from)} {unit}{' '}
            <b>
              <Money of={nextTier.price} />
            </b>
          </>
        )}
      </p>
    </li>
  )
}
