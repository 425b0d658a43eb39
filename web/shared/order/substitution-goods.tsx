import type { z } from 'zod'
import type { SubstitutionList } from '#modules/checkout/substitutions/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { Money } from '#web/ui/money.tsx'

export type SubstitutionResponse = z.output<typeof SubstitutionList>['results'][number]

type Goods = { name: string; unit: string; qty: number; total: { amount: string } }

/** What is replaced, what takes its place, and by how much the order becomes less. */
export const SubstitutionGoods = ({ each }: { each: SubstitutionResponse }) => (
  <dl className="grid gap-2">
    <GoodsRow label="Semula" goods={each.replaced} />
    <GoodsRow label="Gantinya" goods={each.substitute} isNew />
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2">
      <dt className="text-14 text-ink-2">
        {isZero(each.less) ? 'Harga tetap sama' : 'Pesanan menjadi lebih murah'}
      </dt>
      <dd className="ml-auto">
        <Money of={each.less} exact className="font-bold" />
      </dd>
    </div>
  </dl>
)

const isZero = ({ amount }: { amount: string }): boolean => Number(amount) === 0

const GoodsRow = ({
  label,
  goods: { name, unit, qty, total },
  isNew = false,
}: {
  label: string
  goods: Goods
  isNew?: boolean
}) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="w-full text-12 text-ink-2">{label}</dt>
    <dd className={`min-w-0 flex-1 wrap-anywhere ${isNew ? 'font-bold' : ''}`}>
      {name}
      <span className="num block text-14 font-normal text-ink-2">
        {formatQuantity(qty)} {unit}
      </span>
    </dd>
    <dd>
      <Money of={total} exact />
    </dd>
  </div>
)
