import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity, formatShort } from '#platform/format.ts'
import { type VariantResponse } from './variants.ts'

export function VariantLink({
  variant,
  chosen,
  showName = false,
}: {
  variant: VariantResponse
  chosen: boolean
  showName?: boolean
}) {
  return (
    <Link
      to={`?product_variant_id=${variant.id}`}
      preventScrollReset
      replace
      aria-current={chosen || undefined}
      className="num block h-full min-h-13 px-2 py-2 leading-tight -outline-offset-2 text-ink! no-underline! hover:bg-tarp-50 aria-[current]:bg-tarp-600 aria-[current]:text-white!"
    >
      <span className={showName ? 'block pb-0.5 text-12 font-medium' : 'sr-only'}>
        {variant.name}{' '}
      </span>
      <span className="sr-only">Rp </span>
      <b>{formatShort(variant.price)}</b>
      <span
        className={`block text-12 ${chosen ? '' : variant.stock > 0 ? 'text-ink-2' : 'text-warning-text'}`}
      >
        {describeStock(variant)}
      </span>
    </Link>
  )
}

const describeStock = ({ stock, leadDays }: VariantResponse) =>
  stock > 0 ? `stok ${formatQuantity(stock)}` : leadDays > 0 ? `indent ${leadDays} hari` : 'habis'
