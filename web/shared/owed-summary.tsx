import { clsx } from 'clsx'
import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import { ageBandNames, type AgeBand } from '#modules/finance/invoices/ageing-rules.ts'
import type { invoiceCalls } from '#modules/finance/invoices/contract.ts'
import { Card } from '../ui/card.tsx'
import { Money } from '../ui/money.tsx'

type Owed = z.output<(typeof invoiceCalls)['total']['response']['schema']>

type Props = {
  owed: Owed
  due?: AgeBand | undefined
  /** The list of invoices; this page without it. */
  path?: string
}

/** What is owed, and by how long it has been due; each age shows its invoices. */
export function OwedSummary({ owed, due, path = '' }: Props) {
  return (
    <Card
      title="Belum dibayar"
      action={<Money of={owed.amount} className="text-20 font-heavy" />}
      flush
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] md:grid-cols-2 lg:grid-cols-5">
        {owed.ageing.map((band) => (
          <li
            key={band.due}
            className={clsx(
              'border-t border-line md:not-last:odd:border-r md:last:col-span-2 lg:border-r lg:last:col-span-1 lg:last:border-r-0',
              // A phone has no room for what nothing is owed of.
              band.count === 0 && band.due !== due && 'max-md:hidden',
            )}
          >
            <Link
              to={`${path}?${band.due === due ? '' : new URLSearchParams({ due: band.due })}`}
              aria-current={band.due === due || undefined}
              className="block min-h-11 px-4 py-3 text-ink! no-underline! hover:bg-concrete-100 aria-[current]:bg-tarp-50"
            >
              <span className="block text-12 text-ink-2">{ageBandNames[band.due]}</span>
              <Money
                of={band.amount}
                className={clsx(
                  'font-bold',
                  band.count === 0 && 'text-ink-2',
                  band.count > 0 && band.due !== 'not_due' && 'text-danger-text',
                )}
              />
              <span className="num block text-12 text-ink-2">{band.count} tagihan</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
