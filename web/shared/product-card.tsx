import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Money, type Amount } from '../ui/money.tsx'
import { ResponsiveImage, ImageFrame } from '../ui/image.tsx'
import { QuantityStepper } from '../ui/quantity.tsx'
import { SavingsHint } from './tier-ladder.tsx'
import { toast } from '../ui/toast.ts'

export type ProductCardProps = {
  to: string
  name: string
  brand?: string | undefined
  image?: string | undefined
  /** The three most important attributes of its sub-category. */
  attributes?: readonly string[] | undefined
  price: Amount
  unit: string
  /** The same price per m², kg or piece. */
  comparison?: { price: Amount; per: string } | undefined
  nextTier?: { from: number; price: Amount } | undefined
  minOrder: number
  multiple?: number | undefined
  stock?: number | undefined
  /** A warehouse or a lead time: `Cibitung`, `indent 7 hari`. */
  origin?: string | undefined
  readiness?: { label: string; tone: BadgeTone } | undefined
  /**
   * The action that adds it to the cart, and fields to post besides `qty`. Without it the card
   * links to the product page.
   */
  buy?: { action: string; fields: Readonly<Record<string, string>> } | undefined
  priority?: boolean | undefined
}

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
        <h2 className="line-clamp-2 text-16 leading-[1.35] font-semibold tracking-normal">
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
        {buy && <BuyForm {...props} buy={buy} />}
      </div>
    </article>
  )
}

function Terms({ minOrder, unit, stock, origin }: ProductCardProps) {
  return (
    <p className="num flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-ink-2 [&_b]:text-ink">
      <span>
        Min.{' '}
        <b>
          {formatQuantity(minOrder)} {unit}
        </b>
      </span>
      {stock !== undefined && (
        <span>
          Stok <b>{formatQuantity(stock)}</b>
        </span>
      )}
      {origin && <span>{origin}</span>}
    </p>
  )
}

/** The result of adding to the cart: a sentence for a toast, and whether it was refused. */
type AddToCartReply =
  | { message?: string | undefined; errors?: Record<string, string> | undefined }
  | undefined

function BuyForm({
  buy,
  name,
  minOrder,
  multiple = 1,
  stock,
}: ProductCardProps & { buy: NonNullable<ProductCardProps['buy']> }) {
  const fetcher = useFetcher<AddToCartReply>()
  const reply = fetcher.data
  useEffect(() => {
    if (!reply) return
    const refused = reply.errors && (Object.values(reply.errors)[0] ?? reply.message)
    void toast({
      color: reply.errors ? 'error' : 'success',
      text: refused ?? reply.message ?? 'Masuk keranjang.',
    })
  }, [reply])
  return (
    <fetcher.Form
      method="post"
      action={buy.action}
      className="grid grid-cols-[minmax(140px,auto)_1fr] gap-2"
    >
      {Object.entries(buy.fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <QuantityStepper
        name="qty"
        label={`Jumlah ${name}`}
        min={minOrder}
        multiple={multiple}
        max={stock}
      />
      <Button
        type="submit"
        loading={fetcher.state !== 'idle'}
        aria-label={fetcher.state === 'idle' ? `Tambah ke keranjang: ${name}` : undefined}
        className="px-2"
      >
        Tambah
      </Button>
    </fetcher.Form>
  )
}

/**
 * Cards in a grid with hairlines between them: one column on a phone, up to four on a wide screen.
 */
export function ProductGrid({
  columns = 4,
  hasSidebar = false,
  children,
}: {
  columns?: 3 | 4 | undefined
  /** One column less, beside a column of filters. */
  hasSidebar?: boolean | undefined
  children: React.ReactNode
}) {
  const columnClasses = hasSidebar
    ? 'xl:grid-cols-3'
    : `lg:grid-cols-3 ${columns === 4 ? 'xl:grid-cols-4' : ''}`
  return (
    <div
      className={`-mx-(--edge) grid gap-px border-y border-line bg-face md:mx-0 [&>*]:outline-1 [&>*]:outline-line md:grid-cols-2 md:overflow-clip md:rounded-card md:border ${columnClasses}`}
    >
      {children}
    </div>
  )
}
