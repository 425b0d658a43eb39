import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { describePaymentType } from '#modules/selling/orders/rules/payment-types.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { bundleStatusNames } from '#modules/finance/payments/rules/payment-bundle.ts'
import { listOfAccount as listBundlesOfAccount } from '#modules/finance/payments/service/bundles.ts'
import { paymentStatusNames } from './rules/payment-status.ts'
import { listOfAccount } from './store/payments.ts'

/** What an account paid through the gateway. Closing the account leaves it with the invoices (UU KUP art. 28). */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const payments = await listOfAccount(db, accountId)
  const bundles = await listBundlesOfAccount(db, accountId)
  return {
    pembayaran: payments.map(({ method, bank, amount, status, createdAt, settledAt, charge }) => ({
      cara_bayar: describePaymentType(method, bank),
      nomor_virtual_account: charge?.accountNumber ?? null,
      jumlah_rupiah: moneyToJson(amount).amount,
      status: paymentStatusNames[status],
      dibuat_pada: toIsoTime(createdAt),
      lunas_pada: settledAt && toIsoTime(settledAt),
    })),
    pembayaran_gabungan: bundles.map((bundle) => ({
      nomor: bundle.number,
      cara_bayar: describePaymentType(bundle.method, bundle.bank),
      jumlah_rupiah: moneyToJson(computeTransferAmount(bundle)).amount,
      status: bundleStatusNames[bundle.status],
      dibuat_pada: toIsoTime(bundle.createdAt),
      lunas_pada: bundle.paidAt && toIsoTime(bundle.paidAt),
    })),
  }
}
