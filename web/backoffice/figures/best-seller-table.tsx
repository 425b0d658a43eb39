import { formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { Table } from '#web/ui/table.tsx'
import { roundAmount } from './round-amount.ts'
import type { ShownFigures } from './types.ts'

const right = { align: 'right' as const }

/** The goods that were ordered for most money. */
export const BestSellerTable = ({ goods }: Pick<ShownFigures, 'goods'>) => (
  <Table
    caption="Barang dengan nilai pesanan terbesar"
    rows={goods}
    id={({ sku }) => sku}
    columns={[
      {
        head: 'Barang',
        wide: true,
        cell: ({ name, slug, sku }) => (
          <>
            <Link to={`/produk/${slug}`} className="inline-flex min-h-11 items-center md:min-h-0">
              {name}
            </Link>
            <span className="block text-12 text-ink-2">{sku}</span>
          </>
        ),
      },
      {
        head: 'Jumlah',
        ...right,
        cell: ({ quantity, unit }) => `${formatQuantity(quantity)} ${unit}`,
      },
      { head: 'Pesanan', ...right, cell: ({ orders }) => formatQuantity(orders) },
      {
        head: 'Nilai',
        ...right,
        cell: ({ revenue }) => <Money of={roundAmount(revenue)} />,
      },
    ]}
  />
)
