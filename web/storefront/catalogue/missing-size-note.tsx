import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import { formatQuantity } from '#platform/format.ts'
import type { MissingSizeNotice } from '#modules/catalogue/products/contract.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Says that a size exists only in another kind, and leads to it. */
export const MissingSizeNote = ({
  missingSize: { kind, size, otherKinds },
}: {
  missingSize: z.output<typeof MissingSizeNotice>
}) => (
  <Alert severity="info" className="mb-5">
    {kind} {size} tidak ada.{' '}
    {otherKinds.map(({ category, slug, subCategory, attributes, products }, at) => (
      <span key={slug}>
        {at > 0 && ', '}
        <Link
          to={`/kategori/${category}/${slug}?${new URLSearchParams(
            attributes.map(({ key, value }) => [key, value]),
          )}`}
        >
          {subCategory} {attributes.map(({ label }) => label).join(' ')}
        </Link>
        : {formatQuantity(products)} barang
      </span>
    ))}
    .
  </Alert>
)
