import { formatQuantity } from '#platform/format.ts'
import { describeAwaited } from '#web/shared/order/describe-awaited.ts'
import { Money, type Amount } from '#web/ui/money.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'

type Line = {
  product_variant_id: string
  name: string
  variantName: string
  picture: string
  unit: string
  qty: number
  awaited: number
  leadDays: number
  subtotal: Amount
}

/** The ordered products in short: name, quantity, amount. */
export function LinesSummary({
  lines,
  total,
  label,
}: {
  lines: readonly Line[]
  total: Amount
  label: string
}) {
  return (
    <div>
      <ul>
        {lines.map((line) => (
          <li
            key={line.product_variant_id}
            className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line px-4 py-2.5 text-14"
          >
            <ImageFrame>
              <ResponsiveImage source={line.picture} alt="" width={48} className="size-full" />
            </ImageFrame>
            <span>
              <b className="block font-semibold">
                {line.name} {line.variantName}
              </b>
              <span className="num text-ink-2">
                {formatQuantity(line.qty)} {line.unit}
              </span>
              {line.awaited > 0 && (
                <span className="num block text-12 text-warning-text">{describeAwaited(line)}</span>
              )}
            </span>
            <Money of={line.subtotal} className="font-bold" />
          </li>
        ))}
      </ul>
      <p className="flex justify-between px-4 py-3 font-bold">
        {label} <Money of={total} className="text-18" />
      </p>
    </div>
  )
}
