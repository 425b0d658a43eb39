import type { FormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { StaffOrderAction } from './order-actions.ts'
import { hasRole, useStaff } from '../../shared/staff.ts'
import { ReasonField } from '../payment/payment-forms.tsx'
import { RescheduleForm } from '../deliveries/reschedule-form.tsx'

/** Completing and cancelling, and why the blocked actions are not allowed now. */
export function ActionPanel({
  actions,
  slot,
  windows,
  awaitsDelivery,
  reply,
}: {
  actions: readonly StaffOrderAction[]
  /** The agreed day and window, where they may still change. */
  slot: { date: string; window: string } | undefined
  /** The windows to which it may change. */
  windows: readonly string[]
  /** Whether a delivery is waiting to depart or to be received: its own card has the step. */
  awaitsDelivery: boolean
  reply: FormErrors | undefined
}) {
  const canDo = (code: StaffOrderAction['code']) =>
    actions.some((action) => action.code === code && action.isAllowed)
  const canReschedule = hasRole(useStaff(), 'sales')
  const blocked = actions.filter(({ isAllowed }) => !isAllowed)
  return (
    <Card title="Tindakan">
      <div className="grid gap-3 text-14">
        {canDo('complete') && (
          <ReplyForm reply={reply} intent="complete">
            <SubmitButton color="main" wide name="intent" value="complete">
              Selesaikan pesanan
            </SubmitButton>
            <p className="mt-1.5 text-12 text-ink-2">
              Tanpa keluhan, pesanan selesai sendiri tiga hari setelah tiba.
            </p>
          </ReplyForm>
        )}
        {slot && canReschedule && <RescheduleForm slot={slot} windows={windows} reply={reply} />}
        {canDo('cancel') && (
          <details open={reply?.values['intent']?.[0] === 'cancel'}>
            <summary className="btn w-full" data-variant="outlined" data-color="danger">
              Batalkan pesanan
            </summary>
            <ReplyForm reply={reply} intent="cancel" noValidate className="mt-3 grid gap-3">
              <ReasonField hint="Pembeli membacanya. Stok yang ditahan dilepas kembali." />
              <SubmitButton color="danger" name="intent" value="cancel">
                Ya, batalkan
              </SubmitButton>
            </ReplyForm>
          </details>
        )}
        {!awaitsDelivery && !actions.some(({ isAllowed }) => isAllowed) && (
          <p className="text-ink-2">Tidak ada yang perlu Anda lakukan sekarang.</p>
        )}
        {blocked.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-ink-2">
              <span
                aria-hidden
                className="grid size-5 place-items-center rounded-full border border-line-control text-12 font-bold"
              >
                ?
              </span>
              Yang belum bisa dilakukan
            </summary>
            <dl className="grid gap-2 pt-1">
              {blocked.map(({ code, name, blockedReason }) => (
                <div key={code}>
                  <dt className="font-semibold text-ink-2">{name}</dt>
                  <dd className="text-12 text-ink-2">{blockedReason}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </Card>
  )
}
