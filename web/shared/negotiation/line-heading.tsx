import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { ImageFrame, ResponsiveImage } from '#web/ui/image.tsx'

type Goods = {
  slug: string
  name: string
  variantName: string
  picture: string
  sku: string
  unit: string
  qty: number
  /** Why the shop cannot deliver it. */
  unavailable?: string | null
}

/** The goods of a line: picture, name and quantity. Without `isLinked` the name leads nowhere. */
export function LineHeading({ line, isLinked = true }: { line: Goods; isLinked?: boolean }) {
  const name = `${line.name} ${line.variantName}`
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)] gap-3">
      <ImageFrame className="self-start">
        <ResponsiveImage source={line.picture} alt="" width={96} className="size-full" />
      </ImageFrame>
      <p className="min-w-0">
        {isLinked ? (
          <Link to={`/produk/${line.slug}`} className="font-semibold wrap-anywhere text-ink!">
            {name}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        <span className="num block text-14 text-ink-2">
          {line.sku} · <b>{`${formatQuantity(line.qty)} ${line.unit}`}</b>
        </span>
        {line.unavailable && (
          <span className="block text-14 wrap-anywhere text-warning-text">
            Tidak tersedia: {line.unavailable}
          </span>
        )}
      </p>
    </div>
  )
}
