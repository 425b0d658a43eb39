import { useState } from 'react'
import { useLocation } from 'react-router'
import type { FormErrors } from '#web/form-errors.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { IdempotencyKey } from '#web/ui/idempotency-key.tsx'
import { Select, Textarea } from '#web/ui/input.tsx'
import { NegotiationTotals } from '#web/shared/negotiation/negotiation-totals.tsx'
import { buildNewAddressUrl } from '../addresses/new-address-url.ts'
import { DraftLine } from './draft-line.tsx'
import type { NegotiationDraftData } from './load-draft.ts'
import { useDraftSum } from './use-draft-sum.ts'

const DELIVERY_NOTES: Readonly<Record<string, string>> = {
  fleet: 'Ongkos kirimnya ikut ditawar.',
  courier: 'Tarifnya dari ekspedisi, jadi tidak bisa ditawar.',
  pickup: 'Tanpa ongkos kirim.',
}

/** The form of a new negotiation: a wished price for each of the goods, delivery, and what else matters. */
export function DraftForm({
  data: { draft, addresses, key },
  reply,
}: {
  data: NegotiationDraftData
  reply: FormErrors | undefined
}) {
  const { pathname, search } = useLocation()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const { fields, sum, update } = useDraftSum(draft)
  // A purchase order keeps a copy of its address; the one in the book may be gone.
  const addressId = (
    addresses.find(({ id }) => id === draft.purchaseOrder?.addressId) ?? addresses[0]
  )?.id
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
          <Card title="Barang" flush>
            <p className="px-4 pt-3 text-14 text-ink-2">
              Harga per satuan sebelum PPN. Barang yang harganya dikosongkan tidak ikut diajukan.
            </p>
            <ul>
              {draft.lines.map((line, index) =>
                removed.has(line.product_variant_id) ? null : (
                  <DraftLine
                    key={line.product_variant_id}
                    line={line}
                    index={index}
                    onRemove={
                      removed.size + 1 < draft.lines.length
                        ? () => setRemoved(new Set([...removed, line.product_variant_id]))
                        : undefined
                    }
                  />
                ),
              )}
            </ul>
            {draft.unknown.length > 0 && (
              <div className="px-4 pb-4">
                <Alert severity="info" title="Belum cocok dengan katalog">
                  {draft.unknown.slice(0, 5).join(', ')}
                  {draft.unknown.length > 5 && `, dan ${draft.unknown.length - 5} lagi`}. Kami
                  teruskan sebagai pesan, dan tim penjualan mencarikannya.
                </Alert>
              </div>
            )}
          </Card>
          <Card title="Pengiriman">
            <div className="grid gap-4">
              <FieldGroup legend="Cara pengiriman" hidden>
                <div className="grid gap-2 sm:grid-cols-3">
                  {draft.deliveries.map(({ code, name }, index) => (
                    <ChoiceCard
                      key={code}
                      name="delivery"
                      value={code}
                      defaultChecked={reply ? reply.values['delivery']?.[0] === code : index === 0}
                      heading={name}
                    >
                      {DELIVERY_NOTES[code]}
                    </ChoiceCard>
                  ))}
                </div>
              </FieldGroup>
              <div className="grid gap-4 sm:grid-cols-2">
                {addresses.length === 0 ? (
                  <p className="text-14 text-ink-2 sm:col-span-2">
                    Ongkos kirim dihitung sampai alamat Anda.{' '}
                    <TextLink to={buildNewAddressUrl(pathname + search)}>Tambah alamat</TextLink>
                  </p>
                ) : (
                  <FormField name="addressId" label="Alamat" defaultValue={addressId}>
                    {(control) => (
                      <Select
                        {...control}
                        options={addresses.map(({ id, label, district, city }) => ({
                          value: id,
                          label: `${label}, ${district.name}, ${city.name}`,
                        }))}
                      />
                    )}
                  </FormField>
                )}
                <FormField
                  name="freight"
                  label="Ongkos kirim yang diinginkan"
                  optional
                  inputMode="decimal"
                  hint="Sebelum PPN, hanya untuk armada kami."
                />
                <FormField name="targetDate" label="Perlu tiba tanggal" optional type="date" />
                <FormField
                  name="project"
                  label="Nama proyek"
                  optional
                  maxLength={120}
                  defaultValue={draft.purchaseOrder?.project ?? ''}
                />
              </div>
              <FormField name="note" label="Catatan untuk tim penjualan" optional>
                {({ required, ...control }) => (
                  <Textarea {...control} required={required} rows={3} maxLength={1000} />
                )}
              </FormField>
            </div>
          </Card>
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
