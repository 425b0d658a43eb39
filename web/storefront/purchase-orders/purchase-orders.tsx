import { lazy } from 'react'
import { redirect } from 'react-router'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { requireSignedIn } from '#web/access.ts'
import { revalidateExceptMatch } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { handleIntent } from './actions.ts'
import { loadPurchaseOrders } from './load.ts'
import { downloadPurchaseOrderFile } from './download.ts'
import { PurchaseOrderForm } from './form.tsx'
import { BusinessOnly } from './business-only.tsx'
import { PurchaseOrderStart } from './start.tsx'
import type { Route } from './+types/purchase-orders'

// What was sent is read without the form's scripts, and the form without those of what was sent.
// Without `Suspense` the server waits for it, so that it is there before scripts run.
const PurchaseOrderDetail = lazy(() =>
  import('./detail.tsx').then((part) => ({ default: part.PurchaseOrderDetail })),
)

export const middleware = [requireSignedIn, downloadPurchaseOrderFile]

type LoadedPurchaseOrders = NonNullable<Awaited<ReturnType<typeof loadPurchaseOrders>>>

export const handle = {
  uploads: { calls: ['purchaseOrders.upload'] },
  // What was sent is a document to read; before that the page is a form.
  kind: (loaded) =>
    (loaded as LoadedPurchaseOrders | undefined)?.view === 'record' ? 'detail' : undefined,
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Unggah PO')

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadPurchaseOrders(context.get(apiContext), url.searchParams)
  // Sent in another tab, or expired: start again.
  if (!loaded) throw redirect('/upo?hilang')
  return loaded
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  handleIntent(context.get(apiContext), await readPostedForm(request))

export const shouldRevalidate = revalidateExceptMatch

/** A purchase order or bill of quantities: uploaded, corrected, sent, and shown afterwards. */
export default function PurchaseOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = isFormErrors(actionData) ? actionData : undefined
  const currentLabel = loaderData.view === 'record' ? loaderData.record.number : 'Berkas baru'
  return (
    <div className="wrap pb-4 md:pb-16">
      <Breadcrumb
        items={
          loaderData.view === 'form' || loaderData.view === 'record'
            ? [{ label: 'Unggah PO', to: '/upo' }, { label: currentLabel }]
            : [{ label: 'Unggah PO' }]
        }
      />
      {loaderData.view === 'closed' && <BusinessOnly state={loaderData.state} />}
      {loaderData.view === 'start' && <PurchaseOrderStart {...loaderData} reply={reply} />}
      {loaderData.view === 'form' && (
        <PurchaseOrderForm key={loaderData.reading.file.id} {...loaderData} reply={reply} />
      )}
      {loaderData.view === 'record' && <PurchaseOrderDetail {...loaderData} reply={reply} />}
    </div>
  )
}
