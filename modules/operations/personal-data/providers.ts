import type { AppDeps } from '#platform/http/context.ts'
import * as recordAuditEntry from '#modules/foundation/audit/personal-data.ts'
import * as approvals from '#modules/checkout/approvals/personal-data.ts'
import * as cart from '#modules/selling/cart/personal-data.ts'
import * as catalogue from '#modules/catalogue/search/personal-data.ts'
import * as companyPeople from '#modules/people/company-members/personal-data.ts'
import * as companies from '#modules/people/companies/personal-data.ts'
import * as customers from '#modules/people/customers/personal-data.ts'
import * as files from '#modules/foundation/files/personal-data.ts'
import * as identity from '#modules/people/identity/personal-data.ts'
import * as invoices from '#modules/finance/invoices/personal-data.ts'
import * as materialLists from '#modules/selling/material-lists/personal-data.ts'
import * as notifications from '#modules/foundation/notifications/personal-data.ts'
import * as orders from '#modules/selling/orders/personal-data.ts'
import * as purchaseOrders from '#modules/selling/purchase-orders/personal-data.ts'
import * as verification from '#modules/people/verification/personal-data.ts'
import * as visits from '#modules/foundation/page-views/personal-data.ts'
import * as watches from '#modules/catalogue/product-alerts/personal-data.ts'
import type { ClosingBlocker } from './rules.ts'

/** A module that keeps something about people. */
type PersonalDataProvider = {
  /** All that it keeps about one of them, in parts by their Indonesian names. */
  collectPersonalData(deps: AppDeps, accountId: string): Promise<Record<string, unknown>>
  /** What of it has to end before the account can. */
  findBlockers?(deps: AppDeps, accountId: string): Promise<ClosingBlocker[]>
  /** Deletes what no law asks for, in the caller's transaction; may run twice. */
  erase?(deps: AppDeps, accountId: string): Promise<void>
}

/**
 * Every module that keeps something about people, in the order of the file that they download and of
 * being forgotten. Whoever adds a table that names an account adds its module here
 * (download.test.ts finds a table that is missing).
 */
export const personalDataProviders: readonly PersonalDataProvider[] = [
  identity,
  customers,
  // Before the others that concern a company: an account leaves a company that has other members, then
  // verification and companies see whether the company has members left.
  companyPeople,
  approvals,
  verification,
  companies,
  cart,
  materialLists,
  watches,
  catalogue,
  orders,
  invoices,
  purchaseOrders,
  files,
  notifications,
  visits,
  recordAuditEntry,
]
