import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Picture, PictureBed } from '#web/ui/picture.tsx'

type Seen = { slug: string; name: string; picture: string }

const PLACE = 'terakhir-dilihat'
const MOST = 12

/** What this browser has looked at lately, this product left out. Kept in the browser alone. */
export function RecentlySeen({ slug, name, picture }: Seen) {
  const [others, setOthers] = useState<Seen[]>([])
  useEffect(() => {
    const before = read().filter((each) => each.slug !== slug)
    setOthers(before)
    keep([{ slug, name, picture }, ...before].slice(0, MOST))
  }, [slug, name, picture])
  if (others.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-18">Terakhir dilihat</h2>
      <ul className="flex gap-3 overflow-x-auto pb-2">
        {others.map((each) => (
          <li key={each.slug} className="w-28 flex-none">
            <Link to={`/produk/${each.slug}`} className="block text-12 text-ink! no-underline!">
              <PictureBed className="border border-line bg-face">
                <Picture source={each.picture} alt="" width={112} className="size-full" />
              </PictureBed>
              <span className="mt-1 line-clamp-2">{each.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function read(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return []
  }
}

const isSeen = (thing: unknown): thing is Seen =>
  typeof thing === 'object' &&
  thing !== null &&
  ['slug', 'name', 'picture'].every((key) => typeof (thing as Seen)[key as keyof Seen] === 'string')

function keep(seen: Seen[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(seen))
  } catch {
    // A browser that keeps nothing shows nothing.
  }
}
