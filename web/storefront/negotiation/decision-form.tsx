import { moneyFromJson } from '#platform/money.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { NegotiationTotals } from '#web/shared/negotiation/negotiation-totals.tsx'
import type { NegotiationLineResponse, NegotiationResponse } from '#web/shared/negotiation/types.ts'
import { formatRupiah } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { DecisionLine } from './decision-line.tsx'
import { ReadLine } from './read-line.tsx'
import { useDecisionSum } from './use-decision-sum.ts'

/** An offer to decide: each line on its own, all at once, and what it comes to. */
export function DecisionForm({
  header,
  lines,
  reply,
}: {
  header: NegotiationResponse
  lines: readonly NegotiationLineResponse[]
  reply: FormErrors | undefined
}) {
  const { fields, update, sum, undecided } = useDecisionSum(header, lines)
  const offeredFreight = header.rounds.at(-1)?.freight
  return (
    <ReplyForm
      reply={reply}
      intent="decide"
      className="contents"
      draft={{ work: `negosiasi-${header.id}-${header.round}` }}
    >
      <input type="hidden" name="round" value={header.round} />
      <div
        ref={fields}
        onInput={update}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_300px]"
      >
        <Card title="Barang" flush>
          <p className="px-4 pt-3 text-14 text-ink-2">Harga per satuan, sebelum PPN.</p>
          <ul>
            {lines.map((line, index) =>
              line.status === 'open' ? (
                <DecisionLine key={line.id} line={line} index={index} />
              ) : (
                <ReadLine key={line.id} line={line} />
              ),
            )}
          </ul>
        </Card>
        <aside
          aria-label="Total"
          className="self-start rounded-card border border-line bg-face p-4 shadow-over xl:sticky xl:top-4"
        >
          <h2 className="mb-3">Jika dipesan sekarang</h2>
          <div aria-live="polite">
            <NegotiationTotals sum={sum} saved={sum.saved} hasFreight />
            {undecided.length > 0 && (
              <p className="mt-2 text-14 text-warning-text">
                {undecided.length} barang belum diputuskan.
              </p>
            )}
          </div>
          <div className="mt-4 grid gap-3">
            {header.delivery.isNegotiable &&
              offeredFreight &&
              moneyFromJson(offeredFreight) > 0 && (
                <FormField
                  name="freight"
                  label="Tawar ongkos kirim"
                  optional
                  inputMode="decimal"
                  hint={`Ditawarkan ${formatRupiah(offeredFreight)} sebelum PPN.`}
                />
              )}
            <FormField name="note" label="Catatan" optional>
              {({ required, ...control }) => (
                <Textarea {...control} required={required} rows={2} maxLength={1000} />
              )}
            </FormField>
            <SubmitButton color="main" size="large" wide>
              Kirim keputusan
            </SubmitButton>
            <SubmitButton variant="outlined" wide name="all" value="accept">
              Setujui semua
            </SubmitButton>
            <ConfirmSubmit
              label="Tolak semua"
              question="Tolak semua barang?"
              loss="Negosiasi ini berakhir tanpa pesanan, kecuali ada barang yang sudah Anda setujui."
              confirmLabel="Tolak semua"
              name="all"
              value="refuse"
              wide
            />
          </div>
        </aside>
      </div>
    </ReplyForm>
  )
}
