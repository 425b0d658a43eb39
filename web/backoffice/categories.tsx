import { ChevronRight, FolderTree } from 'lucide-react'
import { Link } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CatalogueHead } from './catalogue/tabs.tsx'
import { answered } from './parts/done.ts'
import { act } from './shelves/act.ts'
import { CategoryForm } from './shelves/category-form.tsx'
import type { Route } from './+types/categories.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Kategori')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).catalogueDesk.categories()
  return { categories: results, open: url.searchParams.get('ubah') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const acted = await act(context.get(apiContext), await request.formData())
  return answered(request, acted, '/backoffice/kategori')
}

export const shouldRevalidate = afterRefusal

/** Every category with its sub-categories, in the menu's order. */
export default function Categories({
  loaderData: { categories, open },
  actionData,
}: Route.ComponentProps) {
  const groups = [...new Set(categories.map(({ group }) => group))]
  return (
    <>
      <CatalogueHead
        title="Kategori"
        action={
          <ButtonLink to="?ubah=baru" preventScrollReset>
            Tambah kategori
          </ButtonLink>
        }
      />
      {open === 'baru' && (
        <div className="border-b border-line bg-tarp-50 px-4 py-4 md:px-6">
          <CategoryForm category={undefined} groups={groups} reply={actionData} />
        </div>
      )}
      {categories.length === 0 && (
        <EmptyState
          icon={FolderTree}
          title="Belum ada kategori"
          text="Mulai dengan satu kategori, lalu isi dengan subkategori."
        />
      )}
      {categories.map((category) => (
        <section key={category.id} id={`k${category.id}`} className="border-b border-line bg-face">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-concrete-50 px-4 py-1 md:px-6">
            <h2 className="text-16">{category.name}</h2>
            <p className="min-w-0 flex-1 text-14 text-ink-2">{category.group}</p>
            <ButtonLink
              to={open === category.id ? '?' : `?ubah=${category.id}#k${category.id}`}
              preventScrollReset
              variant="ghost"
              color="secondary"
              aria-label={`${open === category.id ? 'Tutup' : 'Ubah'} ${category.name}`}
            >
              {open === category.id ? 'Tutup' : 'Ubah'}
            </ButtonLink>
            <ButtonLink
              to={`/backoffice/kategori/baru?kategori=${category.id}`}
              variant="ghost"
              aria-label={`Tambah subkategori di ${category.name}`}
            >
              Tambah subkategori
            </ButtonLink>
          </header>
          {open === category.id && (
            <div className="bg-tarp-50 px-4 py-4 md:px-6">
              <CategoryForm category={category} groups={groups} reply={actionData} />
            </div>
          )}
          <ul>
            {category.subCategories.map((sub) => (
              <li key={sub.id} className="border-t border-line">
                <Link
                  to={`/backoffice/kategori/${sub.id}`}
                  className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-14 text-ink! no-underline! hover:bg-tarp-50 md:px-6"
                >
                  <span className="min-w-0 flex-1 font-semibold">{sub.name}</span>
                  <span className="num text-ink-2">{formatQuantity(sub.products)} produk</span>
                  <ChevronRight size={18} aria-hidden className="text-ink-2" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
