import type { AnyHandler, Handlers } from '#platform/http/context.ts'
import type { contract } from './calls.ts'
import { cartHandlers } from './cart/http.ts'
import { catalogueDeskHandlers } from './catalogue-desk/http.ts'
import { catalogueSheetHandlers } from './catalogue-sheets/http.ts'
import { catalogueHandlers } from './catalogue/http.ts'
import { staffSearchHandlers } from './catalogue/search-http.ts'
import { staffProductHandlers } from './catalogue/staff-products-http.ts'
import { materialListHandlers } from './material-lists/http.ts'
import { invoiceHandlers, orderMoneyHandlers, staffOrderMoneyHandlers } from './invoices/http.ts'
import { orderHandlers } from './orders/http.ts'
import { staffOrderHandlers } from './orders/staff-http.ts'
import { checkoutHandlers } from './checkout/http.ts'
import { paymentHandlers } from './payments/http.ts'
import { personalDataHandlers } from './personal-data/http.ts'
import { staffPricingHandlers } from './pricing/http.ts'
import { staffSettingsHandlers } from './settings-desk/http.ts'
import { visitHandlers } from './visits/http.ts'
import { staffStockHandlers } from './stock/http.ts'
import { deliveryHandlers } from './delivery/http.ts'
import { fileHandlers } from './files/http.ts'
import { regionHandlers } from './regions/http.ts'
import { staffAccountHandlers } from './accounts-desk/http.ts'
import { auditHandlers } from './audit/http.ts'
import { notificationHandlers, staffNotificationHandlers } from './notifications/http.ts'
import { identityHandlers, staffIdentityHandlers } from './identity/http.ts'
import { companyHandlers, staffCompanyHandlers } from './companies/http.ts'
import { companyPeopleHandlers } from './company-people/http.ts'
import { customerHandlers } from './customers/http.ts'
import { staffMemberHandlers, staffPasswordHandlers } from './staff/http.ts'
import { staffUpoHandlers, upoHandlers } from './upo/http.ts'
import { watchHandlers } from './watches/http.ts'
import { staffVerificationHandlers, verificationHandlers } from './verification/http.ts'

/** The handlers of every call, by group; a missing group or call does not compile. */
type ContractHandlers = {
  [Group in keyof typeof contract]: Handlers<(typeof contract)[Group]>
}

export const handlersByGroup: ContractHandlers = {
  companies: companyHandlers,
  companyPeople: companyPeopleHandlers,
  staffCompanies: staffCompanyHandlers,
  customers: customerHandlers,
  verification: verificationHandlers,
  visits: visitHandlers,
  watches: watchHandlers,
  upo: upoHandlers,
  staffUpo: staffUpoHandlers,
  staffVerification: staffVerificationHandlers,
  delivery: deliveryHandlers,
  files: fileHandlers,
  identity: identityHandlers,
  staffIdentity: staffIdentityHandlers,
  staffMembers: staffMemberHandlers,
  staffPasswords: staffPasswordHandlers,
  staffAccounts: staffAccountHandlers,
  notifications: notificationHandlers,
  staffNotifications: staffNotificationHandlers,
  audit: auditHandlers,
  cart: cartHandlers,
  catalogue: catalogueHandlers,
  catalogueDesk: catalogueDeskHandlers,
  catalogueSheets: catalogueSheetHandlers,
  invoices: invoiceHandlers,
  orders: { ...orderHandlers, ...orderMoneyHandlers },
  checkout: checkoutHandlers,
  materialLists: materialListHandlers,
  payments: paymentHandlers,
  personalData: personalDataHandlers,
  regions: regionHandlers,
  staffPricing: staffPricingHandlers,
  staffProducts: staffProductHandlers,
  staffSearch: staffSearchHandlers,
  staffSettings: staffSettingsHandlers,
  staffStock: staffStockHandlers,
  staffOrders: { ...staffOrderHandlers, ...staffOrderMoneyHandlers },
}

/** The handlers in one list, named like `calls`. */
export const handlersByName = (all: ContractHandlers): Record<string, AnyHandler> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([group, members]) =>
      Object.entries(members).map(([name, handler]) => [`${group}.${name}`, handler as AnyHandler]),
    ),
  )

export const handlers = handlersByName(handlersByGroup)
