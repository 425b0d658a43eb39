import type { AppDeps } from '#platform/http/context.ts'
import * as search from '#modules/catalogue/search/personal-data.ts'
import * as productAlerts from '#modules/catalogue/product-alerts/personal-data.ts'
import * as approvals from '#modules/checkout/order-approvals/personal-data.ts'
import * as assistant from '#modules/content/assistant/personal-data.ts'
import * as creditNotes from '#modules/finance/credit-notes/personal-data.ts'
import * as creditTerms from '#modules/finance/credit-terms/personal-data.ts'
import * as gateway from '#modules/finance/gateway/personal-data.ts'
import * as invoices from '#modules/finance/invoices/personal-data.ts'
import * as lenders from '#modules/finance/lenders/personal-data.ts'
import * as refunds from '#modules/finance/refunds/personal-data.ts'
import * as returns from '#modules/finance/returns/personal-data.ts'
import * as tickets from '#modules/content/tickets/personal-data.ts'
import * as audit from '#modules/foundation/audit/personal-data.ts'
import * as files from '#modules/foundation/files/personal-data.ts'
import * as notifications from '#modules/foundation/notifications/personal-data.ts'
import * as errorReports from '#modules/foundation/error-reports/personal-data.ts'
import * as pageViews from '#modules/foundation/page-views/personal-data.ts'
import * as companies from '#modules/people/companies/personal-data.ts'
import * as companyMembers from '#modules/people/company-members/personal-data.ts'
import * as customers from '#modules/people/customers/personal-data.ts'
import * as taxIdentities from '#modules/people/tax-identities/personal-data.ts'
import * as identity from '#modules/people/identity/personal-data.ts'
import * as verification from '#modules/people/verification/personal-data.ts'
import * as cart from '#modules/selling/cart/personal-data.ts'
import * as materialLists from '#modules/selling/material-lists/personal-data.ts'
import * as negotiations from '#modules/selling/negotiations/personal-data.ts'
import * as oneTimeCodes from '#modules/people/one-time-codes/personal-data.ts'
import * as orders from '#modules/selling/orders/personal-data.ts'
import * as purchaseOrders from '#modules/selling/purchase-orders/personal-data.ts'
import * as surveys from '#modules/content/surveys/personal-data.ts'
import type { ClosingBlocker } from '../rules.ts'

/** The interface of a capability that stores personal data: its `personal-data.ts`. */
type PersonalDataProvider = {
  /** Everything stored about an account, in sections by Indonesian name. */
  collectPersonalData(deps: AppDeps, accountId: string): Promise<Record<string, unknown>>
  /** What has to end before the account can be closed. */
  findBlockers?(deps: AppDeps, accountId: string): Promise<ClosingBlocker[]>
  /** Deletes what no law requires, in the caller's transaction. Idempotent. */
  erase?(deps: AppDeps, accountId: string): Promise<void>
}

/**
 * Every capability that stores personal data, in the order of the downloaded file and of the deletion. A new
 * table that refers to an account needs its capability here (download.test.ts finds missing tables).
 */
export const personalDataProviders: readonly PersonalDataProvider[] = [
  identity,
  customers,
  // Before the other company data: it removes the account from a company that continues, and the next two
  // erase only where no colleague remains.
  companyMembers,
  approvals,
  verification,
  companies,
  oneTimeCodes,
  taxIdentities,
  cart,
  materialLists,
  assistant,
  productAlerts,
  search,
  surveys,
  // Before the purchase orders that they came from.
  negotiations,
  orders,
  invoices,
  gateway,
  creditTerms,
  lenders,
  returns,
  creditNotes,
  refunds,
  purchaseOrders,
  tickets,
  files,
  notifications,
  pageViews,
  errorReports,
  audit,
]
