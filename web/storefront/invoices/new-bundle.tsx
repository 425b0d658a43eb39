import { redirect } from 'react-router'
import { NewPaymentBundle } from '#modules/finance/gateway/bundles-contract.ts'
import { bundleMethods, buildBundlePath } from '#modules/finance/payments/rules/payment-bundle.ts'
import { explainPaymentLimit } from '#modules/selling/orders/rules/payment-types.ts'
import { moneyFromJson, moneyToJson, sen } from '#platform/money.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData } from '#web/form.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { PaymentChoices } from '../payments/payment-choices.tsx'
import { BundledInvoices } from './bundled-invoices.tsx'
import type { Route } from './+types/new-bundle'

export const handle = { kind: 'detail' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Bayar sekaligus')

export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = [...new Set(url.searchParams.getAll('id'))]
  const { invoices, payments } = context.get(apiContext)
  const { shape } = NewPaymentBundle
  if (!shape.invoices.safeParse(ids).success)
    return { invoices: [], total: moneyToJson(sen(0)), types: [], key: '' }
  const [found, { results }] = await Promise.all([
    Promise.all(ids.map((id) => invoices.header({ id }))),
    payments.types(),
  ])
  const total = sen(found.reduce((sum, { amount }) => sum + moneyFromJson(amount), 0))
  const types = results
    .filter(({ code }) => bundleMethods.some((method) => method === code))
    .map((type) => {
      const reason = explainPaymentLimit(type.code, total)
      return { ...type, reason, available: reason === null }
    })
  return { invoices: found, total: moneyToJson(total), types, key: crypto.randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const fields = new FormData()
  for (const [name, value] of form)
    if (/^(invoices\[\d+\]|paymentType|bank)$/.test(name) && value) fields.append(name, value)
  const read = readFormData(fields, NewPaymentBundle)
  if (!read.ok) return read.reply
  let id
  try {
    const { paymentBundles } = context.get(apiContext)
    ;({ id } = await paymentBundles.createBundle({ body: read.value }, readIdempotencyKey(form)))
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return redirect(buildBundlePath(id), 303)
}

/** How several invoices are paid at once. */
export default function NewBundlePage({
  loaderData: { invoices, total, types, key },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <div>
        <div className="md:hidden">
          <Breadcrumb
            items={[
              { label: 'Tagihan', to: '/profile/daftar-invoice' },
              { label: 'Bayar sekaligus' },
            ]}
          />
        </div>
        <h1>Bayar sekaligus</h1>
      </div>
      {invoices.length === 0 ? (
        <Card>
          <EmptyState
            icon="file-text"
            title="Pilih 2 sampai 50 tagihan"
            text="Centang tagihan yang mau dibayar bersama di daftar tagihan Anda."
          >
            <ButtonLink to="/profile/daftar-invoice">Ke daftar tagihan</ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <>
          <BundledInvoices
            invoices={invoices}
            total={total}
            totalLabel={`Jumlah ${invoices.length} tagihan`}
          />
          <Card title="Cara bayar">
            <ReplyForm
              reply={isFormErrors(actionData) ? actionData : undefined}
              className="grid gap-4"
            >
              <IdempotencyKey initial={key} />
              {invoices.map(({ id }, index) => (
                <input key={id} type="hidden" name={`invoices[${index}]`} value={id} />
              ))}
              <PaymentChoices payments={types} chosen="transfer" />
              <div>
                <SubmitButton color="main" size="large" className="max-sm:w-full">
                  Lanjut bayar
                </SubmitButton>
              </div>
            </ReplyForm>
          </Card>
        </>
      )}
    </div>
  )
}
