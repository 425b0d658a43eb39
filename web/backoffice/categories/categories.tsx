import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OPENED_BY_QUERY } from '#web/ui/forms/leave-guard.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleCategoryIntent } from './actions.ts'
import { CategoryForm } from './category-form.tsx'
import type { Route } from './+types/categories'

export const handle = { uploads: { calls: ['catalogueAdmin.uploadImage'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Kategori')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).catalogueAdmin.categories()
  return { categories: results, openId: url.searchParams.get('ubah') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await handleCategoryIntent(context.get(apiContext), await readPostedForm(request))
  return respond(request, result, '/backoffice/kategori')
}

export const shouldRevalidate = revalidateOnConflict

/** Every category with its sub-categories, in menu order. */
export default function Categories({
  loaderData: { categories, openId },
  actionData,
}: Route.ComponentProps) {
  const groups = [...new Set(categories.map(({ group }) => group))]
  return (
    <>
      <CatalogueHeader
        title="Kategori"
        action={
          <ButtonLink to="?ubah=baru" preventScrollReset>
            Tambah kategori
          </ButtonLink>
        }
      />
      {openId === 'baru' && (
        <div {...OPENED_BY_QUERY} className="border-b border-line bg-tarp-50 px-4 py-4 md:px-6">
          <CategoryForm category={undefined} groups={groups} reply={actionData} />
        </div>
      )}
      {categories.length === 0 && (
        <EmptyState
          icon="folder-tree"
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
              to={openId === category.id ? '?' : `?ubah=${category.id}#k${category.id}`}
              preventScrollReset
              variant="ghost"
              color="secondary"
              aria-label={`${openId === category.id ? 'Tutup' : 'Ubah'} ${category.name}`}
            >
              {openId === category.id ? 'Tutup' : 'Ubah'}
            </ButtonLink>
            <ButtonLink
              to={`/backoffice/kategori/baru?kategori=${category.id}`}
              variant="ghost"
              aria-label={`Tambah subkategori di ${category.name}`}
            >
              Tambah subkategori
            </ButtonLink>
          </header>
          {openId === category.id && (
            <div {...OPENED_BY_QUERY} className="bg-tarp-50 px-4 py-4 md:px-6">
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
                  <Icon name="chevron-right" className="size-4.5 text-ink-2" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
