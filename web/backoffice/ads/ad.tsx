import { redirect } from 'react-router'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { EditorPage } from '../content/editor-page.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { RemoveForm } from '../shared/actions/remove-form.tsx'
import { handleAdIntent } from './actions.ts'
import { AdForm } from './ad-form.tsx'
import { AdCounts } from './ad-counts.tsx'
import { ADS_PATH } from './paths.ts'
import type { Route } from './+types/ad'

export const handle = {
  uploads: { calls: ['catalogueAdmin.uploadImage'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.ad ? `Iklan ${loaderData.ad.brandName}` : 'Iklan baru')

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffAds } = context.get(apiContext)
  const [ad, { results: brands }] = await Promise.all([
    id === 'baru' ? undefined : staffAds.ad({ id }),
    staffAds.brands(),
  ])
  return { ad, brands }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleAdIntent(context.get(apiContext), id, form)
  if (form.get('intent') === 'remove' && 'done' in result) throw redirect(ADS_PATH, 303)
  return respond(request, result, `${ADS_PATH}/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

export default function Ad({ loaderData: { ad, brands }, actionData }: Route.ComponentProps) {
  return (
    <EditorPage
      title={ad ? `Iklan ${ad.brandName}` : 'Iklan baru'}
      back={{ to: ADS_PATH, label: 'Semua iklan' }}
      aside={
        ad && (
          <>
            <AdCounts ad={ad} />
            <RemoveForm
              name="iklan ini"
              loss="Iklannya tidak tampil lagi, dan angka tayang serta kliknya hilang."
              reply={actionData}
            />
          </>
        )
      }
    >
      <AdForm key={ad?.id ?? 'baru'} ad={ad} brands={brands} reply={actionData} />
    </EditorPage>
  )
}
