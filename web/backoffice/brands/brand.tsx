import { redirect } from 'react-router'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { handleBrandIntent } from './actions.ts'
import { BrandForm } from './brand-form.tsx'
import { BrandCatalogues } from './brand-catalogues.tsx'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { RemoveForm } from '../shared/actions/remove-form.tsx'
import type { Route } from './+types/brand'

export const handle = {
  uploads: { calls: ['catalogueAdmin.addBrandCatalogue', 'catalogueAdmin.uploadImage'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.brand?.name ?? 'Merek baru')

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return {
    brand: id === 'baru' ? undefined : await context.get(apiContext).catalogueAdmin.brand({ id }),
  }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleBrandIntent(context.get(apiContext), id, form)
  if (form.get('intent') === 'remove' && 'done' in result) throw redirect('/backoffice/merek', 303)
  return respond(request, result, `/backoffice/merek/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

export default function Brand({ loaderData: { brand }, actionData }: Route.ComponentProps) {
  return (
    <>
      <CatalogueHeader
        title={brand?.name ?? 'Merek baru'}
        action={
          brand && (
            <ButtonLink to={`/brand/${brand.slug}`} variant="outlined" icon="external-link">
              Lihat di toko
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4 px-4 py-4 pb-10 md:px-6">
        <ButtonLink
          to="/backoffice/merek"
          variant="ghost"
          size="small"
          icon="chevron-left"
          className="justify-self-start"
        >
          Semua merek
        </ButtonLink>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
          <BrandForm brand={brand} reply={actionData} />
          {brand && <BrandCatalogues catalogues={brand.catalogues} reply={actionData} />}
        </div>
        {brand?.products === 0 && (
          <RemoveForm
            name={brand.name}
            loss="Nama, cerita, logo, dan semua katalog merek ini hilang."
            reply={actionData}
          />
        )}
      </div>
    </>
  )
}
