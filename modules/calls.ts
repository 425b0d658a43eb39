import type { Calls } from '#platform/contract/call.ts'
import { staffAccountCalls } from './accounts-desk/contract.ts'
import { auditCalls } from './audit/contract.ts'
import { cartCalls } from './cart/contract.ts'
import { cartProductCalls } from './cart/products-contract.ts'
import { catalogueDeskCalls } from './catalogue-desk/contract.ts'
import { catalogueSheetCalls } from './catalogue-sheets/contract.ts'
import { catalogueCalls } from './catalogue/contract.ts'
import { staffSearchCalls } from './catalogue/staff-contract.ts'
import { staffProductCalls } from './catalogue/staff-products-contract.ts'
import { checkoutCalls } from './checkout/contract.ts'
import { companyCalls } from './companies/contract.ts'
import { staffCompanyCalls } from './companies/staff-contract.ts'
import { companyPeopleCalls } from './company-people/contract.ts'
import { customerCalls } from './customers/contract.ts'
import { deliveryCalls } from './delivery/contract.ts'
import { fileCalls } from './files/contract.ts'
import { identityCalls, staffIdentityCalls } from './identity/contract.ts'
import { invoiceCalls } from './invoices/contract.ts'
import { materialListCalls } from './material-lists/contract.ts'
import { notificationCalls, staffNotificationCalls } from './notifications/contract.ts'
import { orderCalls } from './orders/contract.ts'
import { staffOrderCalls } from './orders/staff-contract.ts'
import { paymentCalls } from './payments/contract.ts'
import { personalDataCalls } from './personal-data/contract.ts'
import { staffPricingCalls } from './pricing/contract.ts'
import { regionCalls } from './regions/contract.ts'
import { staffSettingsCalls } from './settings-desk/contract.ts'
import { staffMemberCalls, staffPasswordCalls } from './staff/contract.ts'
import { staffStockCalls } from './stock/contract.ts'
import { upoCalls } from './upo/contract.ts'
import { staffUpoCalls } from './upo/staff-contract.ts'
import { staffVerificationCalls, verificationCalls } from './verification/contract.ts'
import { visitCalls } from './visits/contract.ts'
import { watchCalls } from './watches/contract.ts'

/** Every call of the shop, by capability. */
export const contract = {
  audit: auditCalls,
  cart: { ...cartCalls, ...cartProductCalls },
  catalogue: catalogueCalls,
  catalogueDesk: catalogueDeskCalls,
  catalogueSheets: catalogueSheetCalls,
  checkout: checkoutCalls,
  companies: companyCalls,
  companyPeople: companyPeopleCalls,
  customers: customerCalls,
  delivery: deliveryCalls,
  files: fileCalls,
  identity: identityCalls,
  invoices: invoiceCalls,
  materialLists: materialListCalls,
  notifications: notificationCalls,
  orders: orderCalls,
  payments: paymentCalls,
  personalData: personalDataCalls,
  regions: regionCalls,
  staffAccounts: staffAccountCalls,
  staffCompanies: staffCompanyCalls,
  staffIdentity: staffIdentityCalls,
  staffMembers: staffMemberCalls,
  staffNotifications: staffNotificationCalls,
  staffOrders: staffOrderCalls,
  staffPasswords: staffPasswordCalls,
  staffPricing: staffPricingCalls,
  staffProducts: staffProductCalls,
  staffSearch: staffSearchCalls,
  staffSettings: staffSettingsCalls,
  staffStock: staffStockCalls,
  staffUpo: staffUpoCalls,
  staffVerification: staffVerificationCalls,
  upo: upoCalls,
  verification: verificationCalls,
  visits: visitCalls,
  watches: watchCalls,
} as const

/** The same calls in one list, named `cart.add`: what dispatch, OpenAPI and metrics go by. */
export const calls: Calls = Object.fromEntries(
  Object.entries(contract).flatMap(([group, members]) =>
    Object.entries(members).map(([name, call]) => [`${group}.${name}`, call]),
  ),
)
