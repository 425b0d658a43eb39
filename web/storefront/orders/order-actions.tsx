import { lazy } from 'react'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import type { OrderResponse } from '#web/shared/order/types.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'

const PoFileField = lazy(() =>
  import('#web/shared/order/po-file-field.tsx').then((part) => ({ default: part.PoFileField })),
)

const isPoReply = (reply: FormErrors | undefined): boolean =>
  reply?.values['intent']?.[0] === 'po-number'

/** The buyer's actions on an order, and why the others are not available, from the state table. */
export function OrderActions({
  order,
  hasMoneyProblem,
  reply,
}: {
  order: OrderResponse
  /** Money for it came that fits no payment: a buyer who paid again now would pay twice. */
  hasMoneyProblem: boolean
  reply: FormErrors | undefined
}) {
  const findAction = (code: string) => order.actions.find((action) => action.code === code)
  const cancel = findAction('cancel')
  return (
    <Card title="Tindakan" className="print:hidden">
      <div className="grid gap-4">
        {findAction('pay')?.available && !hasMoneyProblem && (
          <ButtonLink to={buildPaymentPath(order)} color="main" wide>
            {order.paymentType === 'transfer' ? 'Bayar dan kirim bukti' : 'Bayar'}
          </ButtonLink>
        )}
        {findAction('po_number')?.available && (
          <details
            open={order.poNumber !== null || order.lacksPoFile || isPoReply(reply) || undefined}
          >
            <summary className="inline-flex min-h-11 items-center text-14 font-semibold text-link">
              Nomor dan berkas PO
            </summary>
            <ReplyForm
              reply={reply}
              intent="po-number"
              encType="multipart/form-data"
              className="grid gap-2"
            >
              <FormField
                name="poNumber"
                label="Nomor PO Anda"
                defaultValue={order.poNumber ?? ''}
                maxLength={60}
              />
              <PoFileField required={order.lacksPoFile} />
              <SubmitButton variant="outlined" size="small" name="intent" value="po-number">
                Simpan PO
              </SubmitButton>
            </ReplyForm>
          </details>
        )}
        {cancel?.available ? (
          <details>
            <summary className="inline-flex min-h-11 items-center text-14 font-semibold text-danger-text">
              Batalkan pesanan
            </summary>
            <ReplyForm reply={reply} intent="cancel" className="mt-2 grid gap-2">
              <FormField name="reason" label="Alasan" optional maxLength={300} />
              <SubmitButton color="danger" variant="outlined" name="intent" value="cancel">
                Ya, batalkan
              </SubmitButton>
            </ReplyForm>
          </details>
        ) : (
          cancel &&
          order.status !== 'cancelled' && (
            <p className="text-14 text-ink-2">
              <b className="block">Batalkan pesanan</b>
              {cancel.reason}
            </p>
          )
        )}
      </div>
    </Card>
  )
}
