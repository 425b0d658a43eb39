import { formatQuantity } from '#platform/format.ts'
import {
  computeOrderLimits,
  findAvailability,
} from '#modules/catalogue/products/rules/availability.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ImageFrame, ResponsiveImage } from '#web/ui/image.tsx'
import { Money } from '#web/ui/money.tsx'
import { QuantityStepper } from '#web/shared/quantity.tsx'
import { toReadinessBadge, SOLD_OUT } from '#web/shared/readiness.ts'
import type { MatchedListResponse } from '#web/shared/material-lines/line.ts'

type Props = {
  line: MatchedListResponse['lines'][number]
  refused: { message: string; suggestedQty: number | null } | undefined
}

/** One earlier purchase: a box to tick, the product, and the quantity of last time. */
export function BoughtLine({ line: { number, written, qty, note, candidates }, refused }: Props) {
  const [item] = candidates
  if (!item)
    return (
      <li className="border-b border-line px-4 py-3 text-14 text-ink-2">
        <b className="block text-ink">{written}</b>
        {note}
      </li>
    )
  const label = `${item.name} ${item.variantName}`
  const isSoldOut = findAvailability(item) === 'none'
  const readiness = toReadinessBadge(item)
  const limits = computeOrderLimits(item)
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto_200px]">
      <label className="grid min-h-11 cursor-pointer grid-cols-[auto_56px_minmax(0,1fr)] items-center gap-3 has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          name={`choice-${number}`}
          value={item.product_variant_id}
          disabled={isSoldOut}
          aria-label={`Beli lagi ${label}`}
          className="tick"
        />
        <ImageFrame className="size-14">
          <ResponsiveImage source={item.picture} alt="" width={96} className="size-full" />
        </ImageFrame>
        <span className="min-w-0">
          <b className="block">{label}</b>
          <span className="num block text-14 text-ink-2">
            {item.brand} · <Money of={item.price} /> / {item.unit}
          </span>
        </span>
      </label>
      <span className="max-md:pl-[100px]">
        <Badge tone={readiness.tone}>{readiness.label}</Badge>
      </span>
      {isSoldOut ? (
        <p className="text-14 text-ink-2 max-md:pl-[100px]">{SOLD_OUT}</p>
      ) : (
        <QuantityStepper
          name={`qty-${number}`}
          label={`Jumlah ${label}`}
          unit={item.unit}
          min={limits.min}
          multiple={limits.multiple}
          max={limits.max}
          defaultValue={limits.min === limits.max ? limits.min : qty}
          invalid={refused !== undefined}
        />
      )}
      {refused && (
        <p className="text-14 text-danger-text md:col-span-3">
          {refused.message}
          {refused.suggestedQty !== null && ` Bisa ${formatQuantity(refused.suggestedQty)}.`}
        </p>
      )}
    </li>
  )
}
