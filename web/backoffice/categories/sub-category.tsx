import { redirect } from 'react-router'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ImageForm } from '../shared/forms/image-form.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { RemoveForm } from '../shared/actions/remove-form.tsx'
import { SubCategoryForm } from './sub-category-form.tsx'
import { handleSubCategoryIntent } from './sub-category-actions.ts'
import type { Route } from './+types/sub-category'

export const handle = { uploads: { calls: ['catalogueAdmin.uploadImage'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.sub?.name ?? 'Subkategori baru')

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogueAdmin: catalogue } = context.get(apiContext)
  const [sub, { results }] = await Promise.all([
    params.id === 'baru' ? undefined : catalogue.subCategory({ id: params.id }),
    catalogue.categories(),
  ])
  const categories = results.map(({ id, name, slug }) => ({ value: id, label: name, slug }))
  return { sub, categories, parentId: url.searchParams.get('kategori') }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleSubCategoryIntent(context.get(apiContext), id, form)
  if (form.get('intent') === 'remove' && 'done' in result)
    throw redirect('/backoffice/kategori', 303)
  return respond(request, result, `/backoffice/kategori/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

export default function SubCategory({
  loaderData: { sub, categories, parentId },
  actionData,
}: Route.ComponentProps) {
  const category = categories.find(({ value }) => value === (sub?.categoryId ?? parentId))
  return (
    <>
      <CatalogueHeader
        title={sub?.name ?? 'Subkategori baru'}
        action={
          sub &&
          category && (
            <ButtonLink
              to={`/kategori/${category.slug}/${sub.slug}`}
              variant="outlined"
              icon="external-link"
            >
              Lihat di toko
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4 px-4 py-4 pb-10 md:px-6">
        <ButtonLink
          to="/backoffice/kategori"
          variant="ghost"
          size="small"
          icon="chevron-left"
          className="justify-self-start"
        >
          Semua kategori
        </ButtonLink>
        <Card title="Subkategori">
          <SubCategoryForm
            sub={sub}
            categories={categories}
            parentId={parentId}
            reply={actionData}
          />
        </Card>
        {sub && (
          <Card title="Gambar">
            <ImageForm
              intent="picture"
              revision={sub.revision}
              source={sub.picture}
              subject={sub.name}
              reply={actionData}
            />
          </Card>
        )}
        {sub?.products === 0 && (
          <RemoveForm
            name={sub.name}
            loss="Nama, sebutan lain, gambar, dan semua atributnya hilang."
            reply={actionData}
          />
        )}
      </div>
    </>
  )
}
