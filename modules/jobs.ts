import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { catalogueImportJobs } from '#modules/catalogue/catalogue-import/jobs.ts'
import { bankSimulatorJobs } from '#modules/finance/bank-simulator/jobs.ts'
import { lenderSimulatorJobs } from '#modules/finance/lender-simulator/jobs.ts'
import { lenderCrontab, lenderJobs } from '#modules/finance/lenders/jobs.ts'
import { loanCrontab, loanJobs } from '#modules/finance/loans/jobs.ts'
import { gatewayCrontab, gatewayJobs } from '#modules/finance/gateway/jobs.ts'
import { ledgerCrontab, ledgerJobs } from '#modules/finance/ledger/jobs.ts'
import { fileJobs } from '#modules/foundation/files/jobs.ts'
import { orderCancellationJobs } from '#modules/checkout/order-cancellation/jobs.ts'
import { notificationJobs } from '#modules/foundation/notifications/jobs.ts'
import { NIGHTLY_CRONTAB, NIGHTLY_JOB, runNightly } from '#modules/operations/nightly/jobs.ts'
import { dailyFigureCrontab, dailyFigureJobs } from '#modules/operations/daily-figures/jobs.ts'
import { retentionCrontab, retentionJobs } from '#modules/operations/retention/jobs.ts'
import { todayJobs } from '#modules/operations/today/jobs.ts'
import { returnJobs } from '#modules/finance/returns/jobs.ts'
import { invoiceJobs } from '#modules/finance/invoices/jobs.ts'
import { paymentJobs } from '#modules/finance/payments/jobs.ts'
import {
  paymentReminderCrontab,
  paymentReminderJobs,
} from '#modules/finance/payment-reminders/jobs.ts'
import { refundJobs } from '#modules/finance/refunds/jobs.ts'
import { productAlertCrontab, productAlertJobs } from '#modules/catalogue/product-alerts/jobs.ts'
import { negotiationJobs } from '#modules/selling/negotiations/jobs.ts'
import { orderJobs } from '#modules/selling/orders/jobs.ts'

/** All background jobs, by name. */
export const jobs: JobHandlers = {
  ...bankSimulatorJobs,
  ...catalogueImportJobs,
  ...dailyFigureJobs,
  ...fileJobs,
  ...gatewayJobs,
  ...invoiceJobs,
  ...returnJobs,
  ...lenderJobs,
  ...loanJobs,
  ...lenderSimulatorJobs,
  ...ledgerJobs,
  ...orderCancellationJobs,
  ...negotiationJobs,
  ...notificationJobs,
  ...orderJobs,
  ...paymentJobs,
  ...paymentReminderJobs,
  ...productAlertJobs,
  ...refundJobs,
  ...retentionJobs,
  ...todayJobs,
  [NIGHTLY_JOB]: runNightly,
}

/** When the worker starts jobs by itself (crontab, UTC). */
export const crontab = [
  NIGHTLY_CRONTAB,
  productAlertCrontab,
  dailyFigureCrontab,
  gatewayCrontab,
  lenderCrontab,
  loanCrontab,
  ledgerCrontab,
  paymentReminderCrontab,
  retentionCrontab,
].join('\n')
