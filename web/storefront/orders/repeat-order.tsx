import type { z } from 'zod'
import type { RepeatPreview } from '#modules/selling/repeat-order/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { ImageFrame, ResponsiveImage } from '#web/ui/image.tsx'
import { Money } from '#web/ui/money.tsx'
import { toRepeatPdfUrl } from './document-urls.ts'

type Preview = z.output<typeof RepeatPreview>
type Line = Preview['lines'][number]

/** What an order would cost again: what is missing, what costs another price, both totals. */
export function RepeatOrder({
  preview,
  initialKey,
  reply,
}: {
  preview: Preview
  initialKey: string
  reply: FormErrors | undefined
}) {
  const { id, number, lines, oldTotal, newTotal, unavailable, priceChanged } = preview
  const available = lines.length - unavailable
  const fewer = lines.filter(({ change }) => change === 'less').length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Breadcrumb
          items={[{ label: 'Pesanan', to: '/profile/daftar-transaksi' }, { label: 'Pesan ulang' }]}
        />
        <h1>Pesan ulang</h1>
        <p className="num text-14 text-ink-2">
          <TextLink to={`?id=${id}`}>{number}</TextLink> dengan harga hari ini
        </p>
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-4">
          {(unavailable > 0 || fewer > 0 || priceChanged > 0) && (
            <Alert severity="warning" title="Tidak semuanya sama seperti dulu">
              {[
                unavailable > 0 && `${unavailable} barang tidak tersedia`,
                fewer > 0 && `${fewer} barang berkurang jumlahnya`,
                priceChanged > 0 && `${priceChanged} barang berubah harga`,
              ]
                .filter(Boolean)
                .join(', ')}
              .
            </Alert>
          )}
          <Card title="Barang" flush>
            <ul>
              {lines.map((line) => (
                <RepeatedLine key={line.product_variant_id} line={line} />
              ))}
            </ul>
          </Card>
        </div>
        <Card title="Total" className="self-start">
          <DescriptionList
            rows={[
              ['Barang dulu', <Money key="o" of={oldTotal} exact />],
              ['Barang sekarang', <Money key="n" of={newTotal} exact />],
              ['Bisa dipesan', `${available} dari ${lines.length} barang`],
            ]}
          />
          <p className="mt-2 text-14 text-ink-2">Termasuk PPN, belum termasuk ongkos kirim.</p>
          <div className="mt-4 grid gap-2">
            {available > 0 ? (
              <ReplyForm reply={reply} intent="repeat" className="grid gap-2">
                <IdempotencyKey initial={initialKey} />
                <SubmitButton color="main" wide name="intent" value="repeat">
                  Masukkan ke keranjang
                </SubmitButton>
              </ReplyForm>
            ) : (
              <p className="text-14">
                Tidak ada barang pesanan ini yang bisa dipesan sekarang. Cari penggantinya lewat
                tautan di tiap barang.
              </p>
            )}
            <ButtonLink
              to={toRepeatPdfUrl(id)}
              reloadDocument
              variant="outlined"
              icon="download"
              wide
            >
              Unduh PDF
            </ButtonLink>
          </div>
        </Card>
      </div>
    </div>
  )
}

const changes: Partial<Record<Line['change'], { label: string; tone: BadgeTone }>> = {
  unavailable: { label: 'Tidak tersedia', tone: 'danger' },
  less: { label: 'Jumlah berkurang', tone: 'warning' },
  dearer: { label: 'Harga naik', tone: 'warning' },
  cheaper: { label: 'Harga turun', tone: 'success' },
}

function RepeatedLine({ line }: { line: Line }) {
  const { now, unit, qty, oldPrice, reason } = line
  const change = changes[line.change]
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[56px_minmax(0,1fr)_auto] md:items-center">
      <ImageFrame className="self-start">
        <ResponsiveImage source={line.picture} alt="" width={96} className="size-full" />
      </ImageFrame>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">
            {line.name} {line.variantName}
          </span>
          {change && <Badge tone={change.tone}>{change.label}</Badge>}
        </p>
        <p className="num text-14 text-ink-2">
          Dulu {formatQuantity(qty)} {unit} × <Money of={oldPrice} exact />
        </p>
        {now && (
          <p className="num text-14">
            Sekarang {formatQuantity(now.qty)} {unit} × <Money of={now.price} exact />
          </p>
        )}
        {reason && <p className="text-14 text-warning-text">{reason}</p>}
        {!now && (
          <TextLink to={`/produk?${new URLSearchParams({ search: line.name })}`}>
            Cari pengganti<span className="sr-only"> {line.name}</span>
          </TextLink>
        )}
        {now && now.awaited > 0 && (
          <p className="num text-12 text-warning-text">
            {formatQuantity(now.awaited)} {unit} indent, {now.leadDays} hari
          </p>
        )}
      </div>
      <p className="col-start-2 font-heavy md:col-start-3 md:text-right">
        {now ? <Money of={now.subtotal} exact /> : '–'}
      </p>
    </li>
  )
}
