import { Link } from '#web/ui/navigation/link.tsx'
import { hasRole, useStaff } from '../shared/staff.ts'

/** A variant's name, which leads to its product, and its SKU. */
export const GoodsName = ({
  goods: { productId, name, sku },
}: {
  goods: { productId: string; name: string; sku: string }
}) => (
  <div className="min-w-0">
    {hasRole(useStaff(), 'content') ? (
      <Link
        to={`/backoffice/produk/${productId}`}
        className="inline-flex min-h-11 items-center font-semibold break-words text-link md:pointer-fine:min-h-0"
      >
        {name}
      </Link>
    ) : (
      <b className="break-words">{name}</b>
    )}
    <p className="num text-12 break-all text-ink-2">{sku}</p>
  </div>
)
