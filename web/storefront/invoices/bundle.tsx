import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import {
  bundleStatusNames,
  type BundleStatus,
} from '#modules/finance/payments/rules/payment-bundle.ts'
import { describePaymentType } from '#modules/selling/orders/rules/payment-types.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { toFormErrors } from '#web/form.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { PaymentProofForm } from '../payments/proof-form.tsx'
import { streamBundle } from '../payments/follow-payment.ts'
import { useLivePayment } from '../payments/use-live-payment.ts'
import { TransferDetail } from '../payments/transfer-detail.tsx'
import { BundleNotice } from './bundle-notice.tsx'
import { BundledInvoices } from './bundled-invoices.tsx'
import type { Route } from './+types/bundle'

export const middleware = [streamBundle]

export const handle = {
  kind: 'detail',
  uploads: { calls: ['paymentBundles.sendBundleProof'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.bundle.number ?? 'Bayar sekaligus')

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) throw redirect('/profile/daftar-invoice')
  return { bundle: await context.get(apiContext).paymentBundles.bundle({ id }) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const id = url.searchParams.get('id') ?? ''
  const { paymentBundles } = context.get(apiContext)
  const file = form.get('file')
  const note = String(form.get('note') ?? '').trim()
  try {
    if (form.get('intent') === 'withdraw') await paymentBundles.withdrawBundle({ id, body: {} })
    else
      await paymentBundles.sendBundleProof({
        id,
        form: { note: note || undefined },
        files: { file: file instanceof File ? file : new File([], '') },
      })
  } catch (thrown) {
    return toFormErrors(thrown, { intent: [String(form.get('intent'))], note: [note] })
  }
  return redirect(`${url.pathname}${url.search}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

const tones: Record<BundleStatus, BadgeTone> = {
  open: 'warning',
  paid: 'success',
  withdrawn: 'neutral',
  expired: 'neutral',
}

// A transfer needs none of it.
const OpenPayment = lazy(async () => ({
  default: (await import('../payments/open-payment.tsx')).OpenPayment,
}))

/** Several invoices that are paid at once: where to pay, how much, and how far that is. */
export default function BundlePage({ loaderData: { bundle }, actionData }: Route.ComponentProps) {
  const { number, status, payment, invoices } = bundle
  const reply = isFormErrors(actionData) ? actionData : undefined
  const isOpen = status === 'open' && bundle.problem === null
  useLivePayment({ id: bundle.id }, bundle.revision, status === 'paid' || status === 'withdrawn')
  return (
    <div className="grid gap-4">
      <div>
        <div className="md:hidden">
          <Breadcrumb
            items={[{ label: 'Tagihan', to: '/profile/daftar-invoice' }, { label: number }]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="num">{number}</h1>
          <Badge tone={tones[status]}>{bundleStatusNames[status]}</Badge>
        </div>
        <p className="text-14 text-ink-2">
          {invoices.length} tagihan dibayar sekaligus ·{' '}
          {describePaymentType(bundle.paymentType, payment?.bank?.code)}
        </p>
      </div>
      <BundleNotice bundle={bundle} />
      {isOpen && payment?.status === 'pending' && payment.isOpen && (
        <Suspense>
          <OpenPayment order={{ toSend: bundle.toSend, now: bundle.now }} payment={payment} />
        </Suspense>
      )}
      {isOpen && bundle.canSendProof && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TransferDetail payment={bundle} />
          <PaymentProofForm invoiceId={bundle.id} reply={reply} />
        </div>
      )}
      <BundledInvoices
        invoices={invoices}
        total={bundle.amount}
        totalLabel={`Jumlah ${invoices.length} tagihan`}
      />
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink to="/profile/daftar-invoice" variant="outlined">
          Lihat daftar tagihan
        </ButtonLink>
        {bundle.canWithdraw && bundle.problem === null && (
          <ReplyForm reply={reply} intent="withdraw" replace>
            <ConfirmSubmit
              label="Bayar satu per satu saja"
              question={`Batalkan pembayaran ${number}?`}
              loss="Nomor atau jumlah di atas tidak berlaku lagi. Tagihannya tetap ada, dan bisa dibayar satu per satu."
              confirmLabel="Batalkan pembayaran gabungan"
            />
          </ReplyForm>
        )}
      </div>
    </div>
  )
}
