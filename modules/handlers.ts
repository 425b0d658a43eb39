import type { AnyHandler, Handlers } from '#platform/http/context.ts'
import type { contract } from '#modules/contract.ts'
import { cartHandlers } from '#modules/selling/cart/http.ts'
import { catalogueAdminHandlers } from '#modules/catalogue/catalogue-admin/http.ts'
import { catalogueImportHandlers } from '#modules/catalogue/catalogue-import/http.ts'
import { categoryHandlers } from '#modules/catalogue/categories/http.ts'
import { facetHandlers } from '#modules/catalogue/facets/http.ts'
import { productHandlers } from '#modules/catalogue/products/http.ts'
import { suggestionHandlers } from '#modules/catalogue/suggestions/http.ts'
import { searchHandlers, staffSearchHandlers } from '#modules/catalogue/search/http.ts'
import { staffProductHandlers } from '#modules/catalogue/products/staff-http.ts'
import { materialListHandlers } from '#modules/selling/material-lists/http.ts'
import { approvalHandlers } from '#modules/checkout/order-approvals/http.ts'
import { staffAssistedOrderHandlers } from '#modules/checkout/assisted-orders/http.ts'
import { orderCancellationHandlers } from '#modules/checkout/order-cancellation/http.ts'
import { staffOrderCancellationHandlers } from '#modules/checkout/order-cancellation/staff-http.ts'
import { creditNoteHandlers, staffCreditNoteHandlers } from '#modules/finance/credit-notes/http.ts'
import {
  creditHandlers,
  gradeHandlers,
  staffCreditHandlers,
} from '#modules/finance/credit-terms/http.ts'
import {
  bundleHandlers,
  gatewayHandlers,
  staffGatewayHandlers,
} from '#modules/finance/gateway/http.ts'
import {
  credilinqHandlers,
  koinworksHandlers,
  lenderHandlers,
  staffExposureHandlers,
  modalRakyatHandlers,
  staffLenderHandlers,
} from '#modules/finance/lenders/http.ts'
import { loanHandlerGroups } from '#modules/finance/loans/http.ts'
import { staffLoanHandlers } from '#modules/finance/loans/staff-http.ts'
import { staffLenderSimulatorHandlers } from '#modules/finance/lender-simulator/staff-http.ts'
import { staffBankStatementHandlers } from '#modules/finance/bank-statements/staff-http.ts'
import { staffBankSimulatorHandlers } from '#modules/finance/bank-simulator/staff-http.ts'
import { invoiceHandlers } from '#modules/finance/invoices/http.ts'
import { negotiationOrderHandlers } from '#modules/checkout/negotiation-orders/http.ts'
import { guestLinkHandlers, negotiationHandlers } from '#modules/selling/negotiations/http.ts'
import { staffNegotiationHandlers } from '#modules/selling/negotiations/staff-http.ts'
import { driverHandlers, staffDriverHandlers } from '#modules/selling/driver-links/http.ts'
import { staffFleetHandlers } from '#modules/selling/fleet/staff-http.ts'
import { orderHandlers, trackingHandlers } from '#modules/selling/orders/http.ts'
import { staffDeliveryHandlers, staffOrderHandlers } from '#modules/selling/orders/staff-http.ts'
import { staffOrderListHandlers } from '#modules/selling/staff-orders/staff-http.ts'
import { checkoutHandlers } from '#modules/checkout/checkout/http.ts'
import { paymentHandlers } from '#modules/finance/payments/http.ts'
import { accountStatementHandlers } from '#modules/finance/account-statements/http.ts'
import { staffStatementHandlers } from '#modules/finance/account-statements/staff-http.ts'
import { staffLedgerHandlers } from '#modules/finance/ledger/staff-http.ts'
import { staffLateFeeHandlers } from '#modules/finance/late-fees/staff-http.ts'
import { staffMonthHandlers } from '#modules/finance/month-closing/staff-http.ts'
import { staffFinanceHandlers } from '#modules/finance/finance-overview/staff-http.ts'
import { staffTaxHandlers } from '#modules/finance/tax-invoices/staff-http.ts'
import { staffPaymentHandlers } from '#modules/finance/payments/staff-http.ts'
import { staffReminderHandlers } from '#modules/finance/payment-reminders/staff-http.ts'
import {
  staffSubstitutionHandlers,
  substitutionHandlers,
} from '#modules/checkout/substitutions/http.ts'
import { returnHandlers, staffReturnHandlers } from '#modules/finance/returns/http.ts'
import { refundHandlers, staffRefundHandlers } from '#modules/finance/refunds/http.ts'
import { proformaHandlers } from '#modules/checkout/proforma/http.ts'
import { personalDataHandlers } from '#modules/operations/personal-data/http.ts'
import { repeatOrderHandlers } from '#modules/selling/repeat-order/http.ts'
import { staffPricingHandlers } from '#modules/catalogue/pricing/http.ts'
import { staffTicketHandlers, ticketHandlers } from '#modules/content/tickets/http.ts'
import { todayHandlers } from '#modules/operations/today/http.ts'
import { warehouseOrderHandlers } from '#modules/selling/orders/warehouse-http.ts'
import { warehouseReturnHandlers } from '#modules/finance/returns/warehouse-http.ts'
import { taxIdentityHandlers } from '#modules/people/tax-identities/http.ts'
import { staffSettingsHandlers } from '#modules/operations/settings-admin/http.ts'
import { pageViewHandlers } from '#modules/foundation/page-views/http.ts'
import { staffStockHandlers } from '#modules/catalogue/stock/http.ts'
import {
  deliveryDocumentHandlers,
  staffDeliveryDocumentHandlers,
} from '#modules/selling/delivery-documents/http.ts'
import { deliveryHandlers } from '#modules/selling/delivery/http.ts'
import { fileHandlers } from '#modules/foundation/files/http.ts'
import { errorReportHandlers } from '#modules/foundation/error-reports/http.ts'
import { staffErrorHandlers } from '#modules/foundation/error-reports/staff-http.ts'
import { flagHandlers } from '#modules/foundation/flags/http.ts'
import { staffFlagHandlers } from '#modules/foundation/flags/staff-http.ts'
import { regionHandlers } from '#modules/foundation/regions/http.ts'
import { staffAccountHandlers } from '#modules/operations/accounts-admin/http.ts'
import { assistantHandlers, staffAssistantHandlers } from '#modules/content/assistant/http.ts'
import { auditHandlers } from '#modules/foundation/audit/http.ts'
import {
  notificationHandlers,
  notificationPreferenceHandlers,
  staffNotificationHandlers,
} from '#modules/foundation/notifications/http.ts'
import { headerHandlers } from '#modules/selling/header/http.ts'
import { identityHandlers } from '#modules/people/identity/http.ts'
import { staffIdentityHandlers } from '#modules/people/identity/staff-http.ts'
import { companyHandlers, staffCompanyHandlers } from '#modules/people/companies/http.ts'
import { companyMemberHandlers } from '#modules/people/company-members/http.ts'
import { customerHandlers } from '#modules/people/customers/http.ts'
import { staffMemberHandlers, staffPasswordHandlers } from '#modules/people/staff/http.ts'
import {
  staffPurchaseOrderHandlers,
  purchaseOrderHandlers,
} from '#modules/selling/purchase-orders/http.ts'
import { staffFigureHandlers } from '#modules/operations/daily-figures/staff-http.ts'
import { adHandlers } from '#modules/content/ads/http.ts'
import { staffAdHandlers } from '#modules/content/ads/staff-http.ts'
import { articleHandlers } from '#modules/content/articles/http.ts'
import { staffArticleHandlers } from '#modules/content/articles/staff-http.ts'
import { contentVersionHandlers } from '#modules/content/content-versions/http.ts'
import { homeHandlerGroups } from '#modules/content/home/http.ts'
import { pageHandlerGroups } from '#modules/content/pages/http.ts'
import { surveyHandlerGroups } from '#modules/content/surveys/http.ts'
import { productAlertHandlers } from '#modules/catalogue/product-alerts/http.ts'
import { verificationHandlers } from '#modules/people/verification/http.ts'
import { staffVerificationHandlers } from '#modules/people/verification/staff-http.ts'

/** The handlers of every call, by group; a missing group or call does not compile. */
type ContractHandlers = {
  [Group in keyof typeof contract]: Handlers<(typeof contract)[Group]>
}

export const handlersByGroup: ContractHandlers = {
  companies: companyHandlers,
  companyMembers: companyMemberHandlers,
  staffCompanies: staffCompanyHandlers,
  customers: customerHandlers,
  verification: verificationHandlers,
  ads: adHandlers,
  staffAds: staffAdHandlers,
  blog: articleHandlers,
  staffBlog: { ...staffArticleHandlers, ...contentVersionHandlers },
  ...homeHandlerGroups,
  ...pageHandlerGroups,
  ...surveyHandlerGroups,
  pageViews: pageViewHandlers,
  productAlerts: productAlertHandlers,
  tracking: trackingHandlers,
  purchaseOrders: purchaseOrderHandlers,
  staffPurchaseOrders: staffPurchaseOrderHandlers,
  staffVerification: staffVerificationHandlers,
  staffWarehouseOrders: warehouseOrderHandlers,
  staffWarehouseReturns: warehouseReturnHandlers,
  delivery: deliveryHandlers,
  deliveryDocuments: deliveryDocumentHandlers,
  staffDeliveries: staffDeliveryHandlers,
  staffDeliveryDocuments: staffDeliveryDocumentHandlers,
  driver: driverHandlers,
  files: fileHandlers,
  errorReports: errorReportHandlers,
  flags: flagHandlers,
  header: headerHandlers,
  identity: identityHandlers,
  staffDrivers: staffDriverHandlers,
  staffErrors: staffErrorHandlers,
  staffFlags: staffFlagHandlers,
  staffFleet: staffFleetHandlers,
  staffIdentity: staffIdentityHandlers,
  staffMembers: staffMemberHandlers,
  staffPasswords: staffPasswordHandlers,
  staffAccounts: staffAccountHandlers,
  staffAssistedOrders: staffAssistedOrderHandlers,
  staffAssistant: staffAssistantHandlers,
  negotiations: { ...negotiationHandlers, ...guestLinkHandlers, ...negotiationOrderHandlers },
  notifications: notificationHandlers,
  notificationPreferences: notificationPreferenceHandlers,
  staffNegotiations: staffNegotiationHandlers,
  staffNotifications: staffNotificationHandlers,
  audit: auditHandlers,
  cart: cartHandlers,
  catalogue: {
    ...searchHandlers,
    ...suggestionHandlers,
    ...categoryHandlers,
    ...facetHandlers,
    ...productHandlers,
  },
  catalogueAdmin: catalogueAdminHandlers,
  catalogueImport: catalogueImportHandlers,
  credilinq: credilinqHandlers,
  koinworks: koinworksHandlers,
  credit: creditHandlers,
  grade: gradeHandlers,
  lenders: lenderHandlers,
  ...loanHandlerGroups,
  modalRakyat: modalRakyatHandlers,
  creditNotes: creditNoteHandlers,
  accountStatements: accountStatementHandlers,
  invoices: invoiceHandlers,
  approvals: approvalHandlers,
  assistant: assistantHandlers,
  orderCancellation: orderCancellationHandlers,
  orders: orderHandlers,
  checkout: checkoutHandlers,
  materialLists: materialListHandlers,
  payments: { ...paymentHandlers, ...gatewayHandlers },
  paymentBundles: bundleHandlers,
  personalData: personalDataHandlers,
  proforma: proformaHandlers,
  refunds: refundHandlers,
  regions: regionHandlers,
  repeatOrder: repeatOrderHandlers,
  returns: returnHandlers,
  substitutions: substitutionHandlers,
  staffCredit: staffCreditHandlers,
  staffLenders: staffLenderHandlers,
  staffLoans: staffLoanHandlers,
  staffExposure: staffExposureHandlers,
  staffLenderSimulator: staffLenderSimulatorHandlers,
  staffCreditNotes: staffCreditNoteHandlers,
  staffRefunds: staffRefundHandlers,
  staffReturns: staffReturnHandlers,
  staffPricing: staffPricingHandlers,
  staffProducts: staffProductHandlers,
  staffSearch: staffSearchHandlers,
  staffSettings: staffSettingsHandlers,
  staffTickets: staffTicketHandlers,
  staffSubstitutions: staffSubstitutionHandlers,
  staffFigures: staffFigureHandlers,
  staffToday: todayHandlers,
  taxIdentities: taxIdentityHandlers,
  tickets: ticketHandlers,
  staffStock: staffStockHandlers,
  staffFinance: staffFinanceHandlers,
  staffReminders: staffReminderHandlers,
  staffLedger: staffLedgerHandlers,
  staffMonths: staffMonthHandlers,
  staffLateFees: staffLateFeeHandlers,
  staffStatements: staffStatementHandlers,
  staffTax: staffTaxHandlers,
  staffOrderCancellation: staffOrderCancellationHandlers,
  staffOrders: { ...staffOrderHandlers, ...staffOrderListHandlers },
  staffBankSimulator: staffBankSimulatorHandlers,
  staffBankStatements: staffBankStatementHandlers,
  staffPayments: { ...staffPaymentHandlers, ...staffGatewayHandlers },
}

/** The handlers in one list, by the same names as `calls`. */
export const handlersByName = (all: ContractHandlers): Record<string, AnyHandler> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([group, members]) =>
      Object.entries(members).map(([name, handler]) => [`${group}.${name}`, handler as AnyHandler]),
    ),
  )

export const handlers = handlersByName(handlersByGroup)
