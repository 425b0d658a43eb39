import { formatDate, formatQuantity, formatRupiah } from '#platform/format.ts'
import { describeMargin } from '#modules/selling/negotiations/rules/margin.ts'
import { LineHeading } from '#web/shared/negotiation/line-heading.tsx'
import { LineRounds } from '#web/shared/negotiation/line-rounds.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { StaffNegotiationDetails } from './types.ts'

export type StaffLineData = StaffNegotiationDetails['lines'][number]

/** A line with what helps to price it: rounds, margin, the price this buyer paid last, and stock. */
export function StaffLine({ line }: { line: StaffLineData }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <LineHeading line={line} isLinked={false} />
        {line.status !== 'open' && (
          <Badge tone={line.status === 'accepted' ? 'success' : 'neutral'}>
            {line.status === 'accepted'
              ? 'Disetujui pembeli'
              : line.unavailable
                ? 'Tidak tersedia'
                : 'Ditolak pembeli'}
          </Badge>
        )}
      </div>
      <LineRounds line={line} sides={{ buyer: 'pembeli', shop: 'kita' }} />
      <dl className="num flex flex-wrap gap-x-5 gap-y-1 text-14">
        <Fact name="Margin">{showMargin(line)}</Fact>
        <Fact name="Harga terakhir">
          {line.lastPaid
            ? `${formatRupiah(line.lastPaid.price)}, ${formatDate(line.lastPaid.at)}`
            : 'belum pernah beli'}
        </Fact>
        <Fact name="Stok">
          <span className={line.stock < line.qty ? 'text-danger-text' : undefined}>
            {formatQuantity(line.stock)} {line.unit}
          </span>
        </Fact>
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="flex gap-1.5">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

const showMargin = ({ cost, marginPercent }: StaffLineData) =>
  cost && marginPercent !== null ? (
    <span className={marginPercent < 0 ? 'text-danger-text' : undefined}>
      {describeMargin(marginPercent, formatRupiah(cost))}
    </span>
  ) : (
    'harga beli belum ditulis'
  )
