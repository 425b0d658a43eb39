import { useState } from 'react'
import type { FormErrors } from '#web/form-errors.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { NegotiationTotals } from '#web/shared/negotiation/negotiation-totals.tsx'
import { DraftDelivery } from './draft-delivery.tsx'
import { DraftGoods } from './draft-goods.tsx'
import type { NegotiationDraftData } from './load-draft.ts'
import { useDraftSum } from './use-draft-sum.ts'

/** The form of a new negotiation: a wished price for each of the goods, delivery, and what else matters. */
export function DraftForm({
  data: { draft, addresses, key },
  reply,
}: {
  data: NegotiationDraftData
  reply: FormErrors | undefined
}) {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const { fields, sum, update } = useDraftSum(draft, removed)
  return (
    <ReplyForm
      reply={reply}
      className="contents"
      draft={{ work: `negosiasi-${draft.source}-${draft.purchaseOrder?.id ?? ''}` }}
    >
      <IdempotencyKey initial={key} />
      <input type="hidden" name="source" value={draft.source} />
      {draft.purchaseOrder && (
        <input type="hidden" name="purchaseOrderId" value={draft.purchaseOrder.id} />
      )}
      <div
        ref={fields}
        onInput={update}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px]"
      >
        <div className="grid min-w-0 content-start gap-4">
          <DraftGoods
            draft={draft}
            removed={removed}
            onRemove={(index) => setRemoved(new Set([...removed, index]))}
          />
          <DraftDelivery draft={draft} addresses={addresses} reply={reply} />
        </div>
        <aside
          aria-label="Total"
          className="self-start rounded-card border border-line bg-face p-4 shadow-over lg:sticky lg:top-4"
        >
          <h2 className="mb-3">Dengan harga Anda</h2>
          <div aria-live="polite">
            <NegotiationTotals
              sum={sum}
              saved={sum.saved}
              hasFreight={sum.freight.amount !== '0.00'}
            />
          </div>
          <SubmitButton color="main" size="large" wide className="mt-4">
            Ajukan negosiasi
          </SubmitButton>
          <p className="mt-2 text-14 text-ink-2">
            Belum ada yang dibeli: pesanan baru dibuat setelah Anda setuju.
          </p>
        </aside>
      </div>
    </ReplyForm>
  )
}
