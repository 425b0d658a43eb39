import { ChevronLeft, ExternalLink } from 'lucide-react'
import { redirect } from 'react-router'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { act } from './brands/act.ts'
import { BrandForm } from './brands/brand-form.tsx'
import { Catalogues } from './brands/catalogues.tsx'
import { CatalogueHead } from './catalogue/tabs.tsx'
import { answered } from './parts/done.ts'
import { RemoveForm } from './shelves/sub-category-form.tsx'
import type { Route } from './+types/brand.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.brand?.name ?? 'Merek baru')

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return {
    brand: id === 'baru' ? undefined : await context.get(apiContext).catalogueDesk.brand({ id }),
  }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await request.formData()
  const acted = await act(context.get(apiContext), id, form)
  if (form.get('intent') === 'remove' && 'done' in acted) throw redirect('/backoffice/merek', 303)
  return answered(request, acted, `/backoffice/merek/${id}`)
}

export const shouldRevalidate = afterRefusal

/** A brand: its name, its story, its logo and its catalogues. */
export default function Brand({ loaderData: { brand }, actionData }: Route.ComponentProps) {
  return (
    <>
      <CatalogueHead
        title={brand?.name ?? 'Merek baru'}
        action={
          brand && (
            <ButtonLink to={`/brand/${brand.slug}`} variant="outlined" icon={ExternalLink}>
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
          icon={ChevronLeft}
          className="justify-self-start"
        >
          Semua merek
        </ButtonLink>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
          <BrandForm brand={brand} reply={actionData} />
          {brand && <Catalogues catalogues={brand.catalogues} reply={actionData} />}
        </div>
        {brand?.products === 0 && <RemoveForm name={brand.name} reply={actionData} />}
      </div>
    </>
  )
}
