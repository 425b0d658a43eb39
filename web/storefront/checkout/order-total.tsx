import { lazy } from 'react'
import type { z } from 'zod'
import type { CheckoutSummary, RequiredApproval } from '#modules/checkout/checkout/contract.ts'
import { moneyFromJson, sum, moneyToJson } from '#platform/money.ts'
import { formatTaxLabel } from '#modules/catalogue/tax/rules/tax-label.ts'
import { TextLink } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { NextStep } from './next-step.tsx'
import { findNextStep, type CheckoutStepName } from './steps.ts'

// Few orders need an approval. Without `Suspense` the server waits for it.
const ApprovalNotice = lazy(() =>
  import('./approval-notice.tsx').then((part) => ({ default: part.ApprovalNotice })),
)

type SummaryResponse = z.output<typeof CheckoutSummary> & {
  approval: z.output<typeof RequiredApproval> | null
}

/** Every amount of the order before it is placed; on a phone the button stays within reach. */
export function OrderTotal({
  summary,
  blocked,
  free,
  step,
  proformaUrl,
}: {
  summary: SummaryResponse
  blocked: boolean
  free: boolean
  step: CheckoutStepName
  proformaUrl: string | undefined
}) {
  const isLast = findNextStep(step) === undefined
  const listTotal = moneyToJson(sum([moneyFromJson(summary.goods), moneyFromJson(summary.saved)]))
  return (
    <aside
      aria-label="Total"
      className={`self-start rounded-card border border-line bg-face p-4 shadow-over lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${isLast ? '' : 'script-phone:contents script-phone:[&>:not([data-bar])]:hidden'}`}
    >
      <h2 className="mb-3">Total</h2>
      <dl className="num grid grid-cols-[1fr_auto] gap-y-1.5 text-14 [&>dd]:text-right">
        <dt className="text-ink-2">Barang ({summary.lines.length})</dt>
        <dd>
          <Money of={listTotal} />
        </dd>
        {summary.saved.amount !== '0.00' && (
          <>
            <dt className="text-ink-2">Harga grosir</dt>
            <dd className="font-semibold text-success-text">
              −<Money of={summary.saved} />
            </dd>
          </>
        )}
        <dt className="text-ink-2">{free ? 'Ambil di gudang' : 'Ongkos kirim'}</dt>
        <dd>
          <Money of={summary.freight} />
        </dd>
        <dt className="mt-2 border-t border-line pt-2 text-ink-2">Dasar tanpa PPN</dt>
        <dd className="mt-2 border-t border-line pt-2">
          <Money of={summary.exclusive} exact />
        </dd>
        <dt className="text-ink-2">DPP nilai lain 11/12</dt>
        <dd>
          <Money of={summary.taxBase} exact />
        </dd>
        <dt className="text-ink-2">{formatTaxLabel(summary)}</dt>
        <dd>
          <Money of={summary.tax} exact />
        </dd>
      </dl>
      <p className="mt-3 flex items-baseline justify-between border-t-2 border-ink pt-3">
        <span>
          <b>Total bayar</b>
          <span className="block text-12 text-ink-2">termasuk PPN</span>
        </span>
        <Money of={summary.total} className="text-24 font-heavy" />
      </p>
      {summary.approval && <ApprovalNotice approval={summary.approval} />}
      <div
        data-bar
        className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-3 max-md:border-t max-md:border-line max-md:bg-face max-md:px-(--edge) max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom))] md:mt-4"
      >
        <span className="num min-w-0 leading-tight md:hidden">
          <Money of={summary.total} className="text-18 font-heavy" />
          <span className="block text-12 text-ink-2">termasuk ongkos kirim</span>
        </span>
        <SubmitButton
          color="main"
          size="large"
          wide
          className={
            isLast
              ? 'max-md:w-auto! max-md:px-5!'
              : 'max-md:w-auto! max-md:px-5! script-phone:hidden!'
          }
          disabled={blocked}
        >
          Buat pesanan
        </SubmitButton>
        {/* Behind the button that Enter presses. */}
        {!isLast && <NextStep step={step} />}
      </div>
      {proformaUrl && !blocked && (
        <TextLink to={proformaUrl} reloadDocument icon="download" className="mt-1">
          Unduh proforma invoice
        </TextLink>
      )}
      <p className="mt-3 text-12 text-ink-2">
        {summary.approval
          ? `Stok ditahan sampai diputuskan, paling lama ${summary.approval.days} hari.`
          : 'Stok ditahan 24 jam sejak pesanan dibuat. Tujuan pembayaran muncul di halaman berikutnya.'}
      </p>
    </aside>
  )
}
