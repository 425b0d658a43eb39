import type { z } from 'zod'
import { Link } from '#web/ui/navigation/link.tsx'
import type { FeaturedPrices } from '#modules/catalogue/products/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { moneyFromJson } from '#platform/money.ts'
import { BuyForm } from '#web/shared/product-card-buy-form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Money, type Amount } from '#web/ui/money.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { toProductCard } from '../catalogue/to-product-card.ts'
import { computeTrend } from './trend.ts'

export type FeaturedResponse = z.output<typeof FeaturedPrices>
type FeaturedProductResponse = FeaturedResponse['results'][number]

/** The columns of a wide screen: picture, name, price, price per measure, next tier, trend, quantity. */
export const PRICE_COLUMNS =
  'lg:grid-cols-[48px_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)_72px_264px]'

/** A product of the price list: what it costs, how that changed, and a quantity to order. */
export function PriceRow({
  product,
  className,
}: {
  product: FeaturedProductResponse
  className: string
}) {
  const card = toProductCard(product)
  const { to, name, brand, image, unit, price, comparison, nextTier, buy } = card
  return (
    <li
      className={`relative grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line px-3 py-3 last:border-0 lg:py-2 ${PRICE_COLUMNS} ${className}`}
    >
      <ImageFrame>
        {image && <ResponsiveImage source={image} alt="" width={48} className="size-full" />}
      </ImageFrame>
      <div className="min-w-0">
        <Link
          to={to}
          className="flex min-h-11 flex-col justify-center text-ink! no-underline! hover:text-link!"
        >
          {/* Never cut: what tells goods apart, their size, ends the name. */}
          <span className="font-semibold">{name}</span>
          <span className="text-12 text-ink-2">{brand}</span>
        </Link>
      </div>
      <p className="text-right whitespace-nowrap">
        <Money of={price} className="text-18 font-heavy" />
        <span className="block text-12 text-ink-2"> / {unit}</span>
      </p>
      <p className="num col-span-2 text-14 text-ink-2 max-lg:col-start-1 lg:col-span-1 lg:text-right">
        {comparison && (
          <>
            <Money of={comparison.price} /> / {comparison.per}
          </>
        )}
      </p>
      <p className="num text-14 text-success-text max-lg:hidden lg:text-right">
        {nextTier && (
          <>
            ≥ {formatQuantity(nextTier.from)} {unit}{' '}
            <b>
              <Money of={nextTier.price} />
            </b>
          </>
        )}
      </p>
      <Trend now={price} before={product.priceWeekAgo} />
      <div className="max-lg:col-span-full">
        {buy ? (
          <BuyForm {...card} buy={buy} />
        ) : (
          <ButtonLink to={to} variant="outlined" wide aria-label={`Lihat ${name}`}>
            Lihat
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** How a price stands against last week's: an arrow, the change in per cent, and the same in words. */
function Trend({ now, before }: { now: Amount; before: Amount | null }) {
  const trend = computeTrend(moneyFromJson(now), before && moneyFromJson(before))
  if (trend === undefined) return <p className="text-right text-14 text-ink-2">baru</p>
  if (trend === 0) return <p className="text-right text-14 text-ink-2">tetap</p>
  return (
    <p
      className={`num flex items-center justify-end gap-1 text-14 font-semibold ${trend > 0 ? 'text-danger-text' : 'text-success-text'}`}
    >
      <Icon name={trend > 0 ? 'trending-up' : 'trending-down'} small />
      <span className="sr-only">{trend > 0 ? 'Naik' : 'Turun'} sejak 7 hari lalu </span>
      {formatQuantity(Math.abs(trend))}%
    </p>
  )
}
