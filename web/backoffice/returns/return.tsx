import { data } from 'react-router'
import { openReturnStatuses } from '#modules/finance/returns/rules/return-status.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import { createFileResponse } from '#web/file-response.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { ReturnCredits, ReturnTimeline } from '#web/shared/returns/return-details.tsx'
import { Card } from '#web/ui/card.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { describeRequiredRole, hasRole, useStaff } from '../shared/staff.ts'
import { ReasonForm } from '../shared/actions/reason-form.tsx'
import { redirectWarehouse } from '../shared/redirect-warehouse.ts'
import { handleReturnIntent } from './actions.ts'
import { ApproveForm } from './decision-forms.tsx'
import { CreditForm, ReceiveForm } from './goods-forms.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnFrame } from './return-frame.tsx'
import type { StaffReturnDetails } from './types.ts'
import type { Route } from './+types/return'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.details.number ?? 'Retur')

/** `?foto={file}` responds with a picture of the return, `?nota-kredit={credit note}` with its credit note. */
const downloadFile: Route.MiddlewareFunction = async ({ context, params: { id }, url }, next) => {
  const { staffReturns, staffCreditNotes } = context.get(apiContext)
  const creditNote = url.searchParams.get('nota-kredit')
  if (creditNote)
    return downloadPdf(staffCreditNotes.pdf({ id: creditNote }), `/backoffice/retur/${id}`)
  const fileId = url.searchParams.get('foto')
  if (!fileId) return next()
  const { pictures } = await staffReturns.show({ id })
  const picture = pictures.find((each) => each.id === fileId)
  if (!picture) throw data({ message: 'Foto ini tidak ada.' }, 404)
  return createFileResponse(picture, await staffReturns.picture({ id, fileId }))
}
export const middleware = [downloadFile]

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  await redirectWarehouse(api, `/backoffice/gudang/retur/${id}${url.search}`)
  const details = await api.staffReturns.show({ id })
  return { details, today: toJakartaDate(new Date()) }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleReturnIntent(context.get(apiContext), id, form)
  return respond(request, result, `/backoffice/retur/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One return: what came back from whom, and the next step. */
export default function StaffReturnPage({
  loaderData: { details, today },
  actionData,
}: Route.ComponentProps) {
  const { id, creditNotes } = details
  const address = `/backoffice/retur/${id}`
  return (
    <ReturnFrame
      details={details}
      address={address}
      aside={
        <div className="grid min-w-0 gap-4">
          <ReturnFacts details={details} />
          <Card title="Riwayat">
            <ReturnTimeline timeline={details.timeline} />
          </Card>
        </div>
      }
    >
      <NextStep details={details} today={today} reply={actionData} />
      {creditNotes.length > 0 && (
        <Card
          title={
            creditNotes.length > 1
              ? 'Nota kredit'
              : creditNotes[0]!.offInvoice
                ? 'Potongan tagihan'
                : 'Pengembalian dana'
          }
        >
          <ReturnCredits
            creditNotes={creditNotes}
            toUrl={(noteId) => `${address}?nota-kredit=${noteId}`}
          />
        </Card>
      )}
    </ReturnFrame>
  )
}

/** The forms of the status for this member of staff, or who has to take the step. */
function NextStep({
  details,
  today,
  reply,
}: {
  details: StaffReturnDetails
  today: string
  reply: unknown
}) {
  const staff = useStaff()
  const { status } = details
  if (!openReturnStatuses.some((open) => open === status)) return null
  const role = status === 'received' ? 'finance' : 'sales'
  if (!hasRole(staff, role))
    return (
      <Card>
        <p className="text-14 text-ink-2">{describeRequiredRole(role)}</p>
      </Card>
    )
  if (status === 'received') return <CreditForm details={details} reply={reply} />
  return (
    <>
      {status === 'requested' ? (
        <ApproveForm details={details} today={today} reply={reply} />
      ) : (
        <ReceiveForm details={details} today={today} reply={reply} />
      )}
      <ReasonForm title="Tolak retur" intent="refuse" maxLength={500} reply={reply} />
    </>
  )
}
