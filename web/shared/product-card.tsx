import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Money } from '../ui/money.tsx'
import { ResponsiveImage, ImageFrame } from '../ui/image.tsx'
import { SavingsHint } from './tier-ladder.tsx'
import { BuyForm } from './product-card-buy-form.tsx'
import { ProductCardDelivery } from './product-card-delivery.tsx'
import type { ProductCardProps } from './product-card-props.ts'

/** A product of a list, which can be added to the cart without leaving the list. */
export function ProductCard(props: ProductCardProps) {
  const {
    to,
    name,
    brand,
    image,
    attributes = [],
    price,
    unit,
    comparison,
    nextTier,
    readiness,
    buy,
    unavailable,
  } = props
  return (
    <article className="relative grid grid-cols-[108px_minmax(0,1fr)] content-start gap-x-3 bg-face px-4 py-3.5 transition-shadow md:grid-cols-1 md:grid-rows-[auto_auto_1fr] md:p-3.5 md:hover:shadow-[inset_0_0_0_2px_var(--color-tarp-200)]">
      <ImageFrame className="self-start md:mb-2 md:aspect-4/3">
        {image && (
          <ResponsiveImage
            source={image}
            alt=""
            width={320}
            sizes="(min-width: 768px) 320px, 108px"
            priority={props.priority ?? false}
            className="size-full"
          />
        )}
      </ImageFrame>
      <div className="min-w-0">
        <p className="flex min-h-6 items-center justify-between gap-1.5 text-12 font-semibold text-ink-2">
          <span className="truncate">{brand ?? 'Tanpa merek'}</span>
          {readiness && <Badge tone={readiness.tone}>{readiness.label}</Badge>}
        </p>
        <h2 className="line-clamp-3 text-16 leading-[1.35] font-semibold tracking-normal">
          <Link
            to={to}
            className="text-ink! no-underline after:absolute after:inset-0 hover:text-link! hover:underline"
          >
            {name}
          </Link>
        </h2>
        {attributes.length > 0 && (
          <ul className="mt-1.5 flex flex-wrap gap-1">
            {attributes.slice(0, 3).map((attribute) => (
              <li
                key={attribute}
                className="num rounded-[3px] bg-panel px-1.5 text-12 leading-5 font-medium whitespace-nowrap text-concrete-800"
              >
                {attribute}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
          <span className="whitespace-nowrap">
            <Money of={price} className="text-20 font-heavy tracking-[-0.01em]" />
            <span className="text-14 text-ink-2"> / {unit}</span>
          </span>
          {comparison && (
            <span className="text-14 whitespace-nowrap text-ink-2">
              <Money of={comparison.price} /> / {comparison.per}
            </span>
          )}
        </p>
      </div>
      <div className="relative z-1 col-span-full mt-2 grid content-end gap-2 self-end">
        {nextTier && (
          <SavingsHint>
            ≥ {formatQuantity(nextTier.from)} {unit}{' '}
            <b>
              <Money of={nextTier.price} />
            </b>
          </SavingsHint>
        )}
        <Terms {...props} />
        {props.delivery && (
          <ProductCardDelivery
            data={props.delivery.deliveries}
            variantId={props.delivery.variantId}
          />
        )}
        {buy && <BuyForm {...props} buy={buy} />}
        {unavailable && <p className="text-14 text-ink-2">{unavailable}</p>}
      </div>
    </article>
  )
}

function Terms({ minOrder, isRest, unit, stock, origin }: ProductCardProps) {
  return (
    <p className="num flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-ink-2 [&_b]:text-ink">
      <span>
        {isRest ? 'Dijual sekaligus' : 'Min.'}{' '}
        <b>
          {formatQuantity(minOrder)} {unit}
        </b>
      </span>
      {stock !== undefined && !isRest && (
        <span>
          Stok <b>{formatQuantity(stock)}</b>
        </span>
      )}
      {origin && <span>{origin}</span>}
    </p>
  )
}
