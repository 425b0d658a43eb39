import { formatDate } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { RemoveButton } from '../shared/actions/remove-button.tsx'

type Row = {
  variantId: string
  sku: string
  name: string
  unit: string
  price: { amount: string; currency: 'IDR' }
  validFrom: string
  coming: boolean
  retail: { amount: string; currency: 'IDR' } | null
}

/** A price of a list beside the retail price. */
export function PriceRow({
  row,
  canRemove,
  reply,
}: {
  row: Row
  canRemove: boolean
  reply: unknown
}) {
  const { variantId, sku, name, unit, price, validFrom, coming, retail } = row
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-14 first:border-0 md:grid-cols-[minmax(0,1fr)_150px_170px_110px] md:px-6">
      <div className="min-w-0">
        <b className="break-words">{name}</b>
        <p className="num text-12 break-all text-ink-2">{sku}</p>
      </div>
      <p className="num text-right">
        <span className="block font-semibold">
          <Money of={price} exact />
        </span>
        {retail && (
          <span className="block text-12 text-ink-2">
            eceran <Money of={retail} exact />
          </span>
        )}
      </p>
      <p className="num text-ink-2">
        mulai {formatDate(validFrom)} {coming && <Badge tone="info">belum berlaku</Badge>}
        <span className="sr-only"> per {unit}</span>
      </p>
      {canRemove ? (
        <RemoveButton
          intent={`remove ${variantId} ${validFrom}`}
          subject={`harga ${name}`}
          loss={
            coming
              ? `Harga mulai ${formatDate(validFrom)} ini hilang, dan tidak jadi berlaku.`
              : 'Harga kontrak ini hilang, dan pembelinya membayar harga bisnis.'
          }
          reply={reply}
        />
      ) : (
        <span />
      )}
    </li>
  )
}
