import { Link } from '#web/ui/navigation/link.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { Money, type Amount } from '#web/ui/money.tsx'

export type CategoryTile = {
  to: string
  name: string
  picture: string
  /** What its goods cost at least. */
  from?: { price: Amount; unit: string } | undefined
  note?: string | undefined
}

/**
 * Images with names that link into the catalogue: three in a row on a phone, six on a wide screen.
 */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 lg:grid-cols-6">
      {tiles.map(({ to, name, picture, from, note }) => (
        <li key={to}>
          <Link to={to} className="group block text-ink! no-underline!">
            <ImageFrame>
              <ResponsiveImage
                source={picture}
                alt=""
                width={240}
                sizes="(min-width: 1024px) 190px, 30vw"
                // The ad above is larger, and comes first.
                fetchPriority="low"
                className="size-full"
              />
            </ImageFrame>
            <span className="mt-2 block text-14 leading-snug font-semibold group-hover:text-link group-hover:underline md:text-16">
              {name}
            </span>
            {from && (
              <span className="num block text-12 text-ink-2 md:text-14">
                mulai <Money of={from.price} />{' '}
                <span className="whitespace-nowrap">/ {from.unit}</span>
              </span>
            )}
            {note && <span className="block text-12 text-ink-2 md:text-14">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
