import { ChevronLeft } from 'lucide-react'
import { upoLook } from '#modules/upo/rules.ts'
import { formatMoment, formatQuantity } from '#platform/format.ts'
import { afterChange } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LineList } from '#web/ui/material-lines/line-list.tsx'
import { answered } from './parts/done.ts'
import { act, match } from './purchase-order/act.ts'
import { Facts } from './purchase-order/facts.tsx'
import { CancelForm, DoneForm, NoteForm, TakeButton } from './purchase-order/forms.tsx'
import { LinesForm } from './purchase-order/lines-form.tsx'
import { Journey } from './purchase-order/journey.tsx'
import type { DeskUpo } from './purchase-order/shapes.ts'
import type { Route } from './+types/purchase-order.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.number ?? 'Purchase order')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(apiContext).staffUpo.show({ id: params.id })

export async function action({ context, request, params }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  if (form.get('intent') === 'match') return match(api, params.id, form)
  return answered(request, await act(api, params.id, form), `/backoffice/upo/${params.id}`)
}

export const shouldRevalidate = afterChange

/** A purchase order beside its lines: what was sent, what it means, and what becomes of it. */
export default function PurchaseOrder({ loaderData: found, actionData }: Route.ComponentProps) {
  const look = upoLook[found.status]
  const isOpen = found.endedAt === null
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/upo" variant="ghost" size="small" icon={ChevronLeft}>
        Semua purchase order
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{found.project}</h1>
        <Badge tone={look.tone}>{look.name}</Badge>
        <span className="num text-14 text-ink-2">
          {found.number}, masuk {formatMoment(found.createdAt)}
          {found.handler && `, ditangani ${found.handler}`}
        </span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {isOpen && <TakeButton status={found.status} handler={found.handler} reply={actionData} />}
        <Facts found={found} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {found.outcome && (
            <Card title={found.status === 'done' ? 'Hasil untuk pembeli' : 'Alasan dibatalkan'}>
              <p className="wrap-anywhere whitespace-pre-line">{found.outcome}</p>
            </Card>
          )}
          <Journey events={found.events} />
          <NoteForm key={found.events.length} reply={actionData} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          {isOpen ? (
            <LinesForm
              key={found.lines.map((line) => Object.values(line).join()).join('|')}
              id={found.id}
              lines={found.lines}
              reply={actionData}
            />
          ) : (
            found.lines.length > 0 && <LinesDone lines={found.lines} />
          )}
        </div>
        {found.status === 'in_progress' && <DoneForm reply={actionData} />}
        {isOpen && <CancelForm reply={actionData} />}
      </div>
    </div>
  )
}

const LinesDone = ({ lines }: { lines: DeskUpo['lines'] }) => (
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
