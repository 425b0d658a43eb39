import { data } from 'react-router'
import { ReturnedGoods } from '#modules/finance/returns/staff-contract.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Card } from '#web/ui/card.tsx'
import { ReceiveForm } from '../returns/goods-forms.tsx'
import { ReturnFacts } from '../returns/return-facts.tsx'
import { ReturnFrame } from '../returns/return-frame.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { redirectOffice } from '../shared/redirect-warehouse.ts'
import { runFormAction } from '../shared/actions/run-action.ts'
import { describeRequiredRole } from '../shared/staff.ts'
import type { Route } from './+types/return'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.details.number ?? 'Retur')

/** `?foto={file}` responds with a picture of the return. */
const downloadPicture: Route.MiddlewareFunction = async (
  { context, params: { id }, url },
  next,
) => {
  const fileId = url.searchParams.get('foto')
  if (!fileId) return next()
  const { staffReturns, staffWarehouseReturns } = context.get(apiContext)
  const { pictures } = await staffWarehouseReturns.show({ id })
  const picture = pictures.find((each) => each.id === fileId)
  if (!picture) throw data({ message: 'Foto ini tidak ada.' }, 404)
  return createFileResponse(picture, await staffReturns.picture({ id, fileId }))
}
export const middleware = [downloadPicture]

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  await redirectOffice(api, `/backoffice/retur/${id}${url.search}`)
  const details = await api.staffWarehouseReturns.show({ id })
  return { details, today: toJakartaDate(new Date()) }
}

/** Records what came back, the one form of this page. */
export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { staffWarehouseReturns } = context.get(apiContext)
  const form = await readPostedForm(request)
  const result = await runFormAction(form, ReturnedGoods, 'Barang retur dicatat.', (body) =>
    staffWarehouseReturns.receive({ id, body }),
  )
  return respond(request, result, `/backoffice/gudang/retur/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** A return for those who receive its goods: what comes back from whom, no money. */
export default function WarehouseReturn({
  loaderData: { details, today },
  actionData,
}: Route.ComponentProps) {
  const { id, status } = details
  return (
    <ReturnFrame
      details={details}
      address={`/backoffice/gudang/retur/${id}`}
      aside={<ReturnFacts details={details} />}
    >
      {status === 'approved' && <ReceiveForm details={details} today={today} reply={actionData} />}
      {status === 'requested' && (
        <Card>
          <p className="text-14 text-ink-2">{describeRequiredRole('sales')}</p>
        </Card>
      )}
    </ReturnFrame>
  )
}
