import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { describeAwaited } from './describe-awaited.ts'
import type { OrderLineResponse } from './types.ts'

/** An order's lines at the agreed prices, and how much of each has been dispatched. */
export function OrderLines<Line extends OrderLineResponse>({
  lines,
  note,
}: {
  lines: readonly Line[]
  /** Adds a note below a line, such as the stock in the back office. */
  note?: ((line: Line) => ReactNode) | undefined
}) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[56px_minmax(0,1fr)_auto] md:items-center"
        >
          <ImageFrame className="self-start">
            <ResponsiveImage source={line.picture} alt="" width={96} className="size-full" />
          </ImageFrame>
          <div className="min-w-0">
            <Link
              to={`/produk/${line.slug}?product_variant_id=${line.product_variant_id}`}
              className="font-semibold text-ink! no-underline! hover:underline!"
            >
              {line.name} {line.variantName}
            </Link>
            <p className="num text-14 text-ink-2">
              {formatQuantity(line.qty)} {line.unit} × <Money of={line.unitPrice} exact />
              {line.discount > 0 && <> (−{formatQuantity(line.discount)}%)</>}
            </p>
            <p className="num text-12 text-ink-2">
              {line.sku} · {line.isPickup && 'diambil di '}
              {line.warehouse}
              {line.shipped > 0 && ` · terkirim ${formatQuantity(line.shipped)} ${line.unit}`}
              {line.cancelled > 0 &&
                ` · tidak jadi dikirim ${formatQuantity(line.cancelled)} ${line.unit}`}
            </p>
            {line.leadDays > 0 && (
              <p className="num text-12 text-warning-text">
                {line.awaited > 0
                  ? `${describeAwaited(line)}, belum datang`
                  : `Indent ${line.leadDays} hari, sudah datang`}
              </p>
            )}
            {note?.(line)}
          </div>
          <p className="col-start-2 font-heavy md:col-start-3 md:text-right">
            <Money of={line.subtotal} exact />
          </p>
        </li>
      ))}
    </ul>
  )
}
