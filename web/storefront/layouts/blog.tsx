import { Outlet } from 'react-router'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { apiContext } from '#web/context.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { SiteFrame } from '#web/shared/chrome/site-frame.tsx'
import type { Route } from './+types/blog.ts'

/** The text that articles are searched for. */
export const handle = { uncacheableQuery: ['cari'] } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).blog.categories({ query: { sort: 'id' } })
  return { categories: results.filter(({ articles }) => articles > 0) }
}

const linkClass =
  'inline-flex min-h-11 items-center border-b-3 border-transparent px-3 text-14 font-semibold whitespace-nowrap text-ink-2! no-underline! hover:text-tarp-600! aria-[current]:border-tarp-600 aria-[current]:text-tarp-600!'

/** The shop around the blog: its categories below the header. */
export default function BlogLayout({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <nav aria-label="Kategori blog" className="border-b border-line bg-face">
        <div className="wrap no-bar flex gap-1 overflow-x-auto">
          <NavLink to="/blog" end className={`${linkClass} -ml-3`}>
            Semua artikel
          </NavLink>
          {categories.map(({ slug, name }) => (
            <NavLink key={slug} to={`/blog/${slug}`} className={linkClass}>
              {name}
            </NavLink>
          ))}
        </div>
      </nav>
      <Outlet />
    </SiteFrame>
  )
}
