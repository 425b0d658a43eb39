import { ChevronLeft, ExternalLink } from 'lucide-react'
import { redirect } from 'react-router'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { acted, adding, fileOf, unknownStep } from './parts/acting.ts'
import { PictureForm } from './catalogue/picture-form.tsx'
import { CatalogueHead } from './catalogue/tabs.tsx'
import { answered } from './parts/done.ts'
import { RemoveForm, SubCategoryForm } from './shelves/sub-category-form.tsx'
import { subCategoryIn } from './shelves/sub-category-body.ts'
import type { Route } from './+types/sub-category.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.sub?.name ?? 'Subkategori baru')

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogueDesk: desk } = context.get(apiContext)
  const [sub, { results }] = await Promise.all([
    params.id === 'baru' ? undefined : desk.subCategory({ id: params.id }),
    desk.categories(),
  ])
  const categories = results.map(({ id, name, slug }) => ({ value: id, label: name, slug }))
  return { sub, categories, under: url.searchParams.get('kategori') }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { catalogueDesk: desk } = context.get(apiContext)
  const form = await request.formData()
  const page = (made: string) => `/backoffice/kategori/${made}`
  const body = subCategoryIn(form)
  switch (form.get('intent')) {
    case 'save':
      if (id === 'baru')
        return answered(
          request,
          await adding(form, () => desk.addSubCategory({ body }), page),
          page(id),
        )
      return answered(
        request,
        await acted(form, 'Subkategori tersimpan.', () =>
          desk.changeSubCategory({ id, body: { ...body, revision: Number(form.get('revision')) } }),
        ),
        page(id),
      )
    case 'picture':
      return answered(
        request,
        await acted(form, 'Gambar subkategori tersimpan.', async () => {
          const kept = await desk.subCategory({ id })
          const { picture } = await desk.addPicture({ files: { file: fileOf(form) } })
          const revision = Number(form.get('revision'))
          return desk.changeSubCategory({ id, body: { ...kept, picture, revision } })
        }),
        page(id),
      )
    case 'remove': {
      const removed = await acted(form, 'Subkategori dihapus.', () =>
        desk.removeSubCategory({ id }),
      )
      if ('reply' in removed) return removed.reply
      throw redirect('/backoffice/kategori', 303)
    }
    default:
      return unknownStep()
  }
}

export const shouldRevalidate = afterRefusal

/** A sub-category: what it is called, and what its goods are told apart by. */
export default function SubCategory({
  loaderData: { sub, categories, under },
  actionData,
}: Route.ComponentProps) {
  const category = categories.find(({ value }) => value === (sub?.categoryId ?? under))
  return (
    <>
      <CatalogueHead
        title={sub?.name ?? 'Subkategori baru'}
        action={
          sub &&
          category && (
            <ButtonLink
              to={`/kategori/${category.slug}/${sub.slug}`}
              variant="outlined"
              icon={ExternalLink}
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
          icon={ChevronLeft}
          className="justify-self-start"
        >
          Semua kategori
        </ButtonLink>
        <Card title="Subkategori">
          <SubCategoryForm sub={sub} categories={categories} under={under} reply={actionData} />
        </Card>
        {sub && (
          <Card title="Gambar">
            <PictureForm
              intent="picture"
              revision={sub.revision}
              source={sub.picture}
              of={sub.name}
              reply={actionData}
            />
          </Card>
        )}
        {sub?.products === 0 && <RemoveForm name={sub.name} reply={actionData} />}
      </div>
    </>
  )
}
