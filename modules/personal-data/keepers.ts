import type { Tools } from '#platform/http/context.ts'
import * as audit from '#modules/audit/personal-data.ts'
import * as cart from '#modules/cart/personal-data.ts'
import * as catalogue from '#modules/catalogue/personal-data.ts'
import * as companyPeople from '#modules/company-people/personal-data.ts'
import * as companies from '#modules/companies/personal-data.ts'
import * as customers from '#modules/customers/personal-data.ts'
import * as files from '#modules/files/personal-data.ts'
import * as identity from '#modules/identity/personal-data.ts'
import * as invoices from '#modules/invoices/personal-data.ts'
import * as materialLists from '#modules/material-lists/personal-data.ts'
import * as notifications from '#modules/notifications/personal-data.ts'
import * as orders from '#modules/orders/personal-data.ts'
import * as upo from '#modules/upo/personal-data.ts'
import * as verification from '#modules/verification/personal-data.ts'
import * as visits from '#modules/visits/personal-data.ts'
import * as watches from '#modules/watches/personal-data.ts'
import type { Open } from './rules.ts'

/** A module that keeps something about people. */
type Keeper = {
  /** All that it keeps about one of them, in parts by their Indonesian names. */
  personalData(tools: Tools, accountId: string): Promise<Record<string, unknown>>
  /** What of it has to end before the account can. */
  open?(tools: Tools, accountId: string): Promise<Open[]>
  /** Deletes what no law asks for, in the caller's transaction; may run twice. */
  forget?(tools: Tools, accountId: string): Promise<void>
}

/**
 * Every module that keeps something about people, in the order of the file that they download and of
 * being forgotten. Whoever adds a table that names an account adds its module here
 * (download.test.ts finds a table that is missing).
 */
export const keepers: readonly Keeper[] = [
  identity,
  customers,
  // First of what concerns a company: it leaves one that goes on, the next two look whether one is left.
  companyPeople,
  verification,
  companies,
  cart,
  materialLists,
  watches,
  catalogue,
  orders,
  invoices,
  upo,
  files,
  notifications,
  visits,
  audit,
]
