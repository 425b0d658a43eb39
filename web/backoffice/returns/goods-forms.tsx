import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { Money } from '#web/ui/money.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { LineQuantities } from './line-quantities.tsx'
import type { StaffReturnDetails } from './types.ts'

type Props = { details: StaffReturnDetails; reply: unknown }

/** Records what came back, where, and how much of it can be sold again. */
export function ReceiveForm({
  details: { lines, warehouses },
  today,
  reply,
}: {
  details: Pick<StaffReturnDetails, 'lines' | 'warehouses'>
  reply: unknown
  today: string
}) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Catat barang yang kembali">
      <ReplyForm fetcher={fetcher} reply={reply} intent="receive" className="grid gap-4">
        <LineQuantities
          lines={lines.filter(({ approved }) => approved !== null && approved > 0)}
          limit={(line) => ({ label: 'disetujui', quantity: line.approved ?? 0 })}
          fields={[
            { name: 'qty', label: 'Diterima', initial: (line) => line.approved ?? 0 },
            {
              name: 'restocked',
              label: 'Kembali ke stok',
              initial: (line) => (line.reason === 'damaged' ? 0 : (line.approved ?? 0)),
            },
          ]}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <FormField name="warehouse" label="Gudang" required>
            {(control) => (
              <Select
                {...control}
                prompt="Pilih gudang"
                options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
              />
            )}
          </FormField>
          <FormField
            name="receivedOn"
            label="Tanggal terima"
            type="date"
            max={today}
            defaultValue={today}
            required
          />
        </div>
        <div>
          <SubmitButton color="main" className="max-sm:w-full">
            Catat barang kembali
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** Issues the credit note: off the open invoice, or with a refund that is a step of its own. */
export function CreditForm({ details: { credit, refundTo }, reply }: Props) {
  const fetcher = useActionFetcher()
  if (!credit) return null
  const { goodsOnly, withFreight, target, blocked, invoice } = credit
  const hasFreight = withFreight.total.amount !== goodsOnly.total.amount
  const total = <Money of={goodsOnly.total} exact className="text-18 font-heavy" />
  const tax = <Money of={goodsOnly.tax} exact />
  return (
    <Card title="Terbitkan nota kredit">
      {target === 'invoice' && invoice ? (
        <p className="text-14">
          Potong {total} dari tagihan <b className="num">{invoice.number}</b> yang belum dibayar (
          <Money of={invoice.amount} exact />
          ), termasuk PPN {tax}. Tidak ada dana yang ditransfer.
        </p>
      ) : (
        <p className="text-14">
          Kembalikan {total} ke <b className="wrap-anywhere">{refundTo}</b>, termasuk PPN {tax}.
          Dananya menunggu di pengembalian dana.
        </p>
      )}
      {blocked ? (
        <p className="mt-3 text-14 text-ink-2">{blocked}</p>
      ) : (
        <ReplyForm fetcher={fetcher} reply={reply} intent="credit" className="mt-3 grid gap-4">
          {hasFreight && (
            <FormCheckbox name="withFreight" value="true">
              Kembalikan juga ongkos kirimnya, <Money of={withFreight.freight} exact />: jadi{' '}
              <Money of={withFreight.total} exact className="font-semibold" />
            </FormCheckbox>
          )}
          <div>
            <SubmitButton color="main" className="max-sm:w-full">
              Terbitkan nota kredit
            </SubmitButton>
          </div>
        </ReplyForm>
      )}
    </Card>
  )
}
