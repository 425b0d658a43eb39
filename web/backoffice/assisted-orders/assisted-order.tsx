import { Link } from '#web/ui/navigation/link.tsx'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import type { FactListItem } from '../shared/fact-list.tsx'
import { handleAssistedOrder } from './actions.ts'
import { BuyerSearch } from './buyer-search.tsx'
import { AssistedLineFields } from './line-fields.tsx'
import { loadSource, type AssistedPreview, type OrderSource } from './load-source.ts'
import { BuyerCard, GoodsCard } from './request-cards.tsx'
import { DeliveryFields, PreviewSummary, TermsFields } from './terms-fields.tsx'
import type { Route } from './+types/assisted-order'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Buat pesanan')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadSource(context.get(apiContext), url)

export const action = async ({ context, request, url }: Route.ActionArgs) =>
  handleAssistedOrder(context.get(apiContext), url, await readPostedForm(request))

export const shouldRevalidate = revalidateOnConflict

/** An order for a buyer who phoned, or out of a company's purchase order. */
export default function AssistedOrder({
  loaderData: { search, text, key, problem, accounts, source },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/pesanan" variant="ghost" size="small" icon="chevron-left">
        Semua pesanan
      </ButtonLink>
      <h1 className="mb-4">Buat pesanan</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem && <Alert severity="warning">{problem}</Alert>}
        {source ? (
          <>
            <SourceCard source={source} />
            <GoodsCard source={source} text={text} />
            {source.lines.length > 0 && source.addresses.length > 0 && (
              <OrderForm
                key={text}
                source={source}
                initialKey={key}
                reply={isFormErrors(actionData) ? actionData : undefined}
                preview={actionData && 'preview' in actionData ? actionData.preview : undefined}
              />
            )}
          </>
        ) : (
          <BuyerSearch search={search} accounts={accounts} />
        )}
      </div>
    </div>
  )
}

const SourceCard = ({ source }: { source: OrderSource }) => (
  <BuyerCard
    source={source}
    facts={source.purchaseOrder ? listPurchaseOrderFacts(source.purchaseOrder) : []}
    otherBuyersPath="/backoffice/pesanan/baru"
  >
    {source.addresses.length === 0 && (
      <Alert severity="warning" className="mt-3">
        Buku alamat pembeli ini masih kosong. Minta pembeli menambahkan alamatnya dulu.
      </Alert>
    )}
  </BuyerCard>
)

const listPurchaseOrderFacts = ({
  id,
  number,
  project,
  note,
}: NonNullable<OrderSource['purchaseOrder']>): FactListItem[] => [
  [
    'Dari PO',
    <Link key="po" to={`/backoffice/upo/${id}`}>
      {number}, {project}
    </Link>,
  ],
  ['Catatan', note || null],
]

function OrderForm({
  source: { buyer, lines, addresses, purchaseOrder },
  initialKey,
  reply,
  preview,
}: {
  source: OrderSource
  initialKey: string
  reply: unknown
  preview: AssistedPreview | undefined
}) {
  const addressId = addresses.some(({ id }) => id === purchaseOrder?.addressId)
    ? purchaseOrder?.addressId
    : addresses[0]?.id
  return (
    <ReplyForm
      reply={reply}
      draft={{ record: purchaseOrder?.id ?? buyer.accountId }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <IdempotencyKey initial={initialKey} />
      <Card title={`${lines.length} baris barang`} flush>
        <ul>
          {lines.map((line, index) => (
            <AssistedLineFields key={`${line.number} ${line.text}`} line={line} index={index} />
          ))}
        </ul>
        <p className="px-4 pb-4 text-14 text-ink-2">
          Kosongkan jumlah untuk melewati satu baris. Harga khusus paling banyak harga pembeli ini
          sendiri.
        </p>
      </Card>
      <Card title="Tujuan">
        <DeliveryFields addresses={addresses} addressId={addressId} />
      </Card>
      {preview && (
        <>
          <PreviewSummary preview={preview} />
          <TermsFields
            key={preview.quotes.dates.join()}
            preview={preview}
            address={addresses.find(({ id }) => id === addressId)}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          variant={preview ? 'outlined' : 'filled'}
          color={preview ? 'primary' : 'main'}
          name="intent"
          value="preview"
          className="max-sm:w-full"
        >
          {preview ? 'Hitung ulang' : 'Hitung pesanan'}
        </SubmitButton>
        {preview && (
          <SubmitButton color="main" name="intent" value="place" className="max-sm:w-full">
            Buat pesanan
          </SubmitButton>
        )}
      </div>
    </ReplyForm>
  )
}
