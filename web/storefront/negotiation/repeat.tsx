import { formatQuantity, formatRupiah } from '#platform/format.ts'
import type { Api } from '#modules/client.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Money } from '#web/ui/money.tsx'
import { toRepeatPdfUrl } from './document-urls.ts'
import { LineHeading } from '#web/shared/negotiation/line-heading.tsx'

type RepeatPreview = Awaited<ReturnType<Api['negotiations']['repeatItems']>>

/** What the same goods would cost again: missing goods, changed prices, both totals. */
export function RepeatOffer({ id, repeat }: { id: string; repeat: RepeatPreview }) {
  const { results, formerTotal, total } = repeat
  const canOrder = results.some(({ available }) => available > 0)
  return (
    <Card title="Pesan lagi dengan harga sekarang" flush>
      <ul>
        {results.map((line) => (
          <li
            key={line.product_variant_id}
            className="grid gap-2 border-b border-line p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <LineHeading line={line} />
            <p className="num text-14 md:text-right">
              {formatRupiah(line.formerPrice)} menjadi <b>{formatRupiah(line.listPrice)}</b>
              {line.problem && (
                <span className="block text-warning-text">
                  {line.problem}
                  {line.available > 0 &&
                    ` Bisa dipesan ${formatQuantity(line.available)} ${line.unit}.`}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 p-4">
        <DescriptionList
          rows={[
            ['Dengan harga negosiasi, sebelum PPN', <Money key="f" of={formerTotal} exact />],
            ['Dengan harga sekarang, sebelum PPN', <Money key="t" of={total} exact />],
          ]}
        />
        <ButtonLink
          to={toRepeatPdfUrl(id)}
          reloadDocument
          variant="outlined"
          icon="download"
          className="justify-self-start"
        >
          Unduh PDF
        </ButtonLink>
        {canOrder ? (
          <ReplyForm intent="repeat" className="grid">
            <IdempotencyKey />
            <SubmitButton className="justify-self-start">Masukkan ke keranjang</SubmitButton>
          </ReplyForm>
        ) : (
          <p className="text-14 text-warning-text">Tidak ada yang bisa dipesan saat ini.</p>
        )}
      </div>
    </Card>
  )
}
