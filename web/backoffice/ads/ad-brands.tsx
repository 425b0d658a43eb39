import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ContentHeader } from '../content/content-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleAdBrandIntent } from './ad-brand-actions.ts'
import { AdBrandCard } from './ad-brand-card.tsx'
import { AdTabs } from './ad-tabs.tsx'
import { NewAdBrandForm } from './new-ad-brand-form.tsx'
import { AD_BRANDS_PATH } from './paths.ts'
import type { Route } from './+types/ad-brands'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Merek beriklan')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).staffAds.brands()

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  return respond(request, await handleAdBrandIntent(context.get(apiContext), form), AD_BRANDS_PATH)
}

export const shouldRevalidate = revalidateOnConflict

/** Brands that advertise, with their tier and slogan, and the form that adds one. */
export default function AdBrands({
  loaderData: { results, others },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ContentHeader title="Iklan" />
      <AdTabs current={AD_BRANDS_PATH} />
      <div className="grid items-start gap-4 px-4 py-4 pb-10 md:px-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        {results.length === 0 ? (
          <EmptyState
            icon="tags"
            title="Belum ada merek yang beriklan"
            text="Pilih merek dan tingkatnya; tingkat menentukan tempat yang bisa dipesan."
          />
        ) : (
          <ul className="grid gap-4">
            {results.map((brand) => (
              <li key={brand.id}>
                <AdBrandCard brand={brand} reply={actionData} />
              </li>
            ))}
          </ul>
        )}
        <NewAdBrandForm others={others} reply={actionData} />
      </div>
    </>
  )
}
