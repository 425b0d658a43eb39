import { formatQuantity, formatShort } from '#platform/format.ts'
import { clsx } from 'clsx'
import type { NegotiationLineResponse } from './types.ts'

/**
 * Every price that was named for a line, round by round side by side, before PPN; the newest one stands out, and a
 * quantity where it changed. `sides` names the buyer and the shop as the reader calls them.
 */
export function LineRounds({
  line,
  sides,
}: {
  line: NegotiationLineResponse
  sides: { buyer: string; shop: string }
}) {
  const named = line.rounds.flatMap(({ round, bid, bidQty, offer, offerQty }) => [
    ...(bid ? [{ label: `Ronde ${round}, ${sides.buyer}`, price: bid, qty: bidQty }] : []),
    ...(offer ? [{ label: `Ronde ${round}, ${sides.shop}`, price: offer, qty: offerQty }] : []),
  ])
  return (
    <dl className="-mx-2 grid grid-cols-2 items-end gap-x-1 gap-y-2 text-14 sm:flex sm:flex-wrap">
      <div className="min-w-24 px-2 py-1">
        <dt className="text-12 text-ink-2">Harga daftar</dt>
        <dd className="num">{formatShort(line.listPrice)}</dd>
      </div>
      {named.map(({ label, price, qty }, index) => {
        const isNewest = index === named.length - 1
        const isQuantityChanged = index > 0 && qty !== named[index - 1]!.qty
        return (
          <div
            key={label}
            className={clsx('min-w-24 rounded-small px-2 py-1', isNewest && 'bg-tarp-50')}
          >
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className={clsx('num', isNewest && 'text-18 leading-6 font-heavy')}>
              {formatShort(price)}
              {isQuantityChanged && qty !== null && (
                <span className="block text-12 font-semibold text-ink-2">
                  untuk {formatQuantity(qty)} {line.unit}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
