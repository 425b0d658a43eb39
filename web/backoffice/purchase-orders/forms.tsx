import type { PurchaseOrderStatus } from '#modules/selling/purchase-orders/rules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { useStaff } from '../shared/staff.ts'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Props = { reply: unknown }

/** Assigns the purchase order to the signed-in member, also when a colleague handles it. */
export function TakeButton({
  status,
  handler,
  reply,
}: Props & { status: PurchaseOrderStatus; handler: string | null }) {
  const fetcher = useActionFetcher()
  const { name } = useStaff()
  if (status === 'in_progress' && handler === name) return null
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="take" className="lg:col-span-2">
      <SubmitButton
        color={status === 'new' ? 'main' : 'primary'}
        variant={status === 'new' ? 'filled' : 'outlined'}
        size="large"
      >
        {status === 'new' ? 'Ambil PO ini' : `Ambil alih dari ${handler}`}
      </SubmitButton>
    </ReplyForm>
  )
}

/** An internal note. */
export function NoteForm({ reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Catatan untuk rekan">
      <ReplyForm fetcher={fetcher} reply={reply} intent="note" className="grid gap-3">
        <FormField name="note" label="Catatan" hint="Tidak terlihat oleh pembeli." required>
          {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
        </FormField>
        <div>
          <SubmitButton variant="outlined">Simpan catatan</SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** Leads to the order that is placed out of the matched lines. */
export const OrderLinkCard = ({ id, isTaken }: { id: string; isTaken: boolean }) => (
  <Card title="Jadikan pesanan">
    <p className="mb-3 text-14 text-ink-2">
      Semua baris yang sudah cocok menjadi pesanan atas nama pembeli; PO selesai dan pembeli
      dikabari.
    </p>
    {/* The one main action of a purchase order that nobody has taken is to take it. */}
    <ButtonLink
      to={`/backoffice/pesanan/baru?upo=${id}`}
      {...(isTaken ? { color: 'main' } : { variant: 'outlined' })}
    >
      Buat pesanan
    </ButtonLink>
  </Card>
)

/** Turns the matched lines into a negotiation, which completes the purchase order. */
export function NegotiateForm({ reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Lanjutkan sebagai negosiasi">
      <ReplyForm fetcher={fetcher} reply={reply} intent="negotiate" className="grid gap-3">
        <p className="text-14 text-ink-2">
          Semua baris yang sudah cocok menjadi negosiasi; PO selesai dan pembeli dikabari.
        </p>
        <div>
          <SubmitButton variant="outlined">Jadikan negosiasi</SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** Marks the purchase order as done. The buyer reads the outcome by e-mail. */
export function DoneForm({ reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Selesaikan">
      <ReplyForm fetcher={fetcher} reply={reply} intent="done" className="grid gap-3">
        <FormField
          name="outcome"
          label="Hasil untuk pembeli"
          hint="Dikirim lewat email dan tampil di halaman PO pembeli."
          required
        >
          {(control) => <Textarea {...control} rows={3} maxLength={1000} />}
        </FormField>
        <div>
          <SubmitButton color="main">Tandai selesai</SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** Cancels the purchase order. The buyer reads the reason. */
export function CancelForm({ reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Batalkan">
      <ReplyForm fetcher={fetcher} reply={reply} intent="cancel" className="grid gap-3">
        <FormField name="reason" label="Alasan untuk pembeli" required>
          {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
        </FormField>
        <div>
          <SubmitButton color="danger" variant="outlined">
            Batalkan PO
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
