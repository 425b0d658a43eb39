import type { z } from 'zod'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import type { Candidate } from '#modules/selling/material-lists/contract.ts'
import { Badge } from '../../ui/badge.tsx'

export type ReadOnlyLine = {
  number: number
  /** The text as it was sent. */
  written: string
  text: string
  qty: number
  item: z.output<typeof Candidate> | null | undefined
}

/** Read-only lines: the requested text, the quantity and the matched product. */
export const LineList = ({ lines }: { lines: readonly ReadOnlyLine[] }) => (
  <ol>
    {lines.map(({ number, written, text, qty, item }) => (
      <li
        key={number}
        className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line px-4 py-2.5 text-14 first:border-0"
      >
        <span className="num text-ink-3">{number}</span>
        <span className="min-w-0 wrap-anywhere">
          {item ? (
            <>
              <Link
                to={`/produk/${item.slug}?product_variant_id=${item.product_variant_id}`}
                className="inline-flex min-h-11 items-center font-semibold text-link md:min-h-0"
              >
                {item.name} {item.variantName}
              </Link>
              <span className="num block text-12 text-ink-2">{item.sku}</span>
            </>
          ) : (
            <>
              <b className="block">{written || text}</b>
              <Badge tone="warning">Belum dicocokkan</Badge>
            </>
          )}
        </span>
        <span className="num text-right">
          {formatQuantity(qty)} {item?.unit}
        </span>
      </li>
    ))}
  </ol>
)
