import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import type { CompanyData } from './load.ts'

type Props = { approvals: CompanyData['approvals']; reply: unknown }

/** Orders above their purchaser's limit, for an approver to decide. */
export function ApprovalsCard({ approvals, reply }: Props) {
  return (
    <Card flush title="Menunggu persetujuan Anda">
      <ul>
        {approvals.map((order) => (
          <li key={order.id} className="grid gap-3 border-t border-line p-4 first:border-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b>{order.number}</b>
              <Money of={order.total} className="text-18 font-heavy" />
            </div>
            <p className="text-14 text-ink-2">
              {order.by}, {formatDateTime(order.askedAt)}
              {order.limit && (
                <>
                  , batasnya <Money of={order.limit} />
                </>
              )}
            </p>
            <ul className="text-14">
              {order.lines.map(({ name, quantity, unit, total }) => (
                <li key={name} className="flex gap-3 border-t border-line py-1">
                  <span className="min-w-0 flex-1 break-words">{name}</span>
                  <span className="num whitespace-nowrap text-ink-2">
                    {formatQuantity(quantity)} {unit}
                  </span>
                  <Money of={total} className="num" />
                </li>
              ))}
            </ul>
            <ReplyForm reply={reply} intent={`people-approve ${order.id}`}>
              <SubmitButton color="main">Setujui</SubmitButton>
            </ReplyForm>
            <ReplyForm
              reply={reply}
              intent={`people-refuse ${order.id}`}
              className="flex flex-wrap items-start gap-3"
            >
              <FormField
                name="note"
                label="Alasan menolak"
                maxLength={300}
                className="min-w-0 flex-1"
              />
              <SubmitButton variant="outlined" color="danger" className="mt-[27px]">
                Tolak
              </SubmitButton>
            </ReplyForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}
