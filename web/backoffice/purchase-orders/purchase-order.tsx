import { purchaseOrderStatusNames } from '#modules/selling/purchase-orders/rules.ts'
import { purchaseOrderStatusTones } from '#web/shared/status-badges/purchase-orders.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateExceptMatch } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LineList } from '#web/shared/material-lines/line-list.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handlePurchaseOrderIntent, matchLine } from './actions.ts'
import { PurchaseOrderSummary } from './summary.tsx'
import {
  CancelForm,
  DoneForm,
  NegotiateForm,
  NoteForm,
  OrderLinkCard,
  TakeButton,
} from './forms.tsx'
import { LinesForm } from './lines-form.tsx'
import { PurchaseOrderTimeline } from './timeline.tsx'
import type { StaffPurchaseOrderDetails } from './types.ts'
import type { Route } from './+types/purchase-order'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.number ?? 'Purchase order')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(apiContext).staffPurchaseOrders.show({ id: params.id })

export async function action({ context, request, params }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await readPostedForm(request)
  if (form.get('intent') === 'match') return matchLine(api, params.id, form)
  return respond(
    request,
    await handlePurchaseOrderIntent(api, params.id, form),
    `/backoffice/upo/${params.id}`,
  )
}

export const shouldRevalidate = revalidateExceptMatch

/** One purchase order: its details, file, history, lines and outcome. */
export default function PurchaseOrder({
  loaderData: purchaseOrder,
  actionData,
}: Route.ComponentProps) {
  const isOpen = purchaseOrder.endedAt === null
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/upo" variant="ghost" size="small" icon="chevron-left">
        Semua purchase order
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{purchaseOrder.project}</h1>
        <Badge tone={purchaseOrderStatusTones[purchaseOrder.status]}>
          {purchaseOrderStatusNames[purchaseOrder.status]}
        </Badge>
        <span className="num text-14 text-ink-2">
          {purchaseOrder.number}, masuk {formatDateTime(purchaseOrder.createdAt)}
          {purchaseOrder.handler && `, ditangani ${purchaseOrder.handler}`}
        </span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {isOpen && (
          <TakeButton
            status={purchaseOrder.status}
            handler={purchaseOrder.handler}
            reply={actionData}
          />
        )}
        <PurchaseOrderSummary purchaseOrder={purchaseOrder} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {purchaseOrder.outcome && (
            <Card
              title={purchaseOrder.status === 'done' ? 'Hasil untuk pembeli' : 'Alasan dibatalkan'}
            >
              <p className="wrap-anywhere whitespace-pre-line">{purchaseOrder.outcome}</p>
            </Card>
          )}
          <PurchaseOrderTimeline events={purchaseOrder.events} />
          <NoteForm key={purchaseOrder.events.length} reply={actionData} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          {isOpen ? (
            <LinesForm
              key={purchaseOrder.lines.map((line) => Object.values(line).join()).join('|')}
              id={purchaseOrder.id}
              lines={purchaseOrder.lines}
              reply={actionData}
            />
          ) : (
            purchaseOrder.lines.length > 0 && <ReadOnlyLines lines={purchaseOrder.lines} />
          )}
        </div>
        {isOpen && (
          <OrderLinkCard id={purchaseOrder.id} isTaken={purchaseOrder.status === 'in_progress'} />
        )}
        {isOpen && <NegotiateForm reply={actionData} />}
        {purchaseOrder.status === 'in_progress' && <DoneForm reply={actionData} />}
        {isOpen && <CancelForm reply={actionData} />}
      </div>
    </div>
  )
}

const ReadOnlyLines = ({ lines }: { lines: StaffPurchaseOrderDetails['lines'] }) => (
  <Card flush title={<span className="num">{formatQuantity(lines.length)} baris barang</span>}>
    <LineList
      lines={lines.map((line) => ({
        ...line,
        item: line.candidates.find(
          ({ product_variant_id: variant }) => variant === line.product_variant_id,
        ),
      }))}
    />
  </Card>
)
