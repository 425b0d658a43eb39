import type { Calls } from '#platform/contract/call.ts'
import { staffAccountCalls } from '#modules/operations/accounts-admin/contract.ts'
import { approvalCalls } from '#modules/checkout/order-approvals/contract.ts'
import { assistantCalls } from '#modules/content/assistant/contract.ts'
import { staffAssistantCalls } from '#modules/content/assistant/staff-contract.ts'
import { auditCalls } from '#modules/foundation/audit/contract.ts'
import { cartCalls } from '#modules/selling/cart/contract.ts'
import { cartProductCalls } from '#modules/selling/cart/products-contract.ts'
import { catalogueAdminCalls } from '#modules/catalogue/catalogue-admin/contract.ts'
import { catalogueImportCalls } from '#modules/catalogue/catalogue-import/contract.ts'
import { categoryCalls } from '#modules/catalogue/categories/contract.ts'
import { facetCalls } from '#modules/catalogue/facets/contract.ts'
import { productCalls } from '#modules/catalogue/products/contract.ts'
import { searchCalls } from '#modules/catalogue/search/contract.ts'
import { suggestionCalls } from '#modules/catalogue/suggestions/contract.ts'
import { staffSearchCalls } from '#modules/catalogue/search/staff-contract.ts'
import { staffProductCalls } from '#modules/catalogue/products/staff-contract.ts'
import { checkoutCalls } from '#modules/checkout/checkout/contract.ts'
import { companyCalls } from '#modules/people/companies/contract.ts'
import { taxIdentityCalls } from '#modules/people/tax-identities/contract.ts'
import { staffCompanyCalls } from '#modules/people/companies/staff-contract.ts'
import { companyMemberCalls } from '#modules/people/company-members/contract.ts'
import { creditNoteCalls, staffCreditNoteCalls } from '#modules/finance/credit-notes/contract.ts'
import { customerCalls } from '#modules/people/customers/contract.ts'
import { deliveryDocumentCalls } from '#modules/selling/delivery-documents/contract.ts'
import { staffDeliveryDocumentCalls } from '#modules/selling/delivery-documents/staff-contract.ts'
import { deliveryCalls } from '#modules/selling/delivery/contract.ts'
import { fileCalls } from '#modules/foundation/files/contract.ts'
import { errorReportCalls } from '#modules/foundation/error-reports/contract.ts'
import { staffErrorCalls } from '#modules/foundation/error-reports/staff-contract.ts'
import { flagCalls } from '#modules/foundation/flags/contract.ts'
import { staffFlagCalls } from '#modules/foundation/flags/staff-contract.ts'
import { headerCalls } from '#modules/selling/header/contract.ts'
import { identityCalls } from '#modules/people/identity/contract.ts'
import { staffIdentityCalls } from '#modules/people/identity/staff-contract.ts'
import { creditCalls } from '#modules/finance/credit-terms/contract.ts'
import { gradeCalls } from '#modules/finance/credit-terms/grade-contract.ts'
import { staffCreditCalls } from '#modules/finance/credit-terms/staff-contract.ts'
import { bundleCalls } from '#modules/finance/gateway/bundles-contract.ts'
import { credilinqCalls, modalRakyatCalls } from '#modules/finance/lenders/contract.ts'
import { koinworksCalls } from '#modules/finance/lenders/koinworks-contract.ts'
import { lenderCalls } from '#modules/finance/lenders/limits-contract.ts'
import { staffExposureCalls } from '#modules/finance/lenders/exposure-contract.ts'
import { loanCallGroups } from '#modules/finance/loans/contract.ts'
import { staffLoanCalls } from '#modules/finance/loans/staff-contract.ts'
import { staffLenderCalls } from '#modules/finance/lenders/staff-contract.ts'
import { staffLenderSimulatorCalls } from '#modules/finance/lender-simulator/staff-contract.ts'
import { gatewayCalls } from '#modules/finance/gateway/contract.ts'
import { staffGatewayCalls } from '#modules/finance/gateway/staff-contract.ts'
import { staffBankStatementCalls } from '#modules/finance/bank-statements/staff-contract.ts'
import { staffBankSimulatorCalls } from '#modules/finance/bank-simulator/staff-contract.ts'
import { invoiceCalls } from '#modules/finance/invoices/contract.ts'
import { materialListCalls } from '#modules/selling/material-lists/contract.ts'
import {
  notificationCalls,
  staffNotificationCalls,
} from '#modules/foundation/notifications/contract.ts'
import { staffAssistedOrderCalls } from '#modules/checkout/assisted-orders/contract.ts'
import { notificationPreferenceCalls } from '#modules/foundation/notifications/preferences-contract.ts'
import { orderCancellationCalls } from '#modules/checkout/order-cancellation/contract.ts'
import { staffOrderCancellationCalls } from '#modules/checkout/order-cancellation/staff-contract.ts'
import { negotiationOrderCalls } from '#modules/checkout/negotiation-orders/contract.ts'
import { guestLinkCalls } from '#modules/selling/negotiations/guest-contract.ts'
import { negotiationCalls } from '#modules/selling/negotiations/contract.ts'
import { staffNegotiationCalls } from '#modules/selling/negotiations/staff-contract.ts'
import { orderCalls } from '#modules/selling/orders/contract.ts'
import { trackingCalls } from '#modules/selling/orders/tracking-contract.ts'
import { staffDeliveryCalls } from '#modules/selling/orders/deliveries-contract.ts'
import { driverCalls } from '#modules/selling/driver-links/contract.ts'
import { staffDriverCalls } from '#modules/selling/driver-links/staff-contract.ts'
import { staffFleetCalls } from '#modules/selling/fleet/staff-contract.ts'
import { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'
import { staffOrderListCalls } from '#modules/selling/staff-orders/staff-contract.ts'
import { staffTaxCalls } from '#modules/finance/tax-invoices/staff-contract.ts'
import { accountStatementCalls } from '#modules/finance/account-statements/contract.ts'
import { staffStatementCalls } from '#modules/finance/account-statements/staff-contract.ts'
import { staffLedgerCalls } from '#modules/finance/ledger/staff-contract.ts'
import { staffLateFeeCalls } from '#modules/finance/late-fees/staff-contract.ts'
import { staffMonthCalls } from '#modules/finance/month-closing/staff-contract.ts'
import { staffFinanceCalls } from '#modules/finance/finance-overview/staff-contract.ts'
import { paymentCalls } from '#modules/finance/payments/contract.ts'
import { staffPaymentCalls } from '#modules/finance/payments/staff-contract.ts'
import { staffReminderCalls } from '#modules/finance/payment-reminders/staff-contract.ts'
import { substitutionCalls } from '#modules/checkout/substitutions/contract.ts'
import { staffSubstitutionCalls } from '#modules/checkout/substitutions/staff-contract.ts'
import { returnCalls } from '#modules/finance/returns/contract.ts'
import { staffReturnCalls } from '#modules/finance/returns/staff-contract.ts'
import { refundCalls } from '#modules/finance/refunds/contract.ts'
import { staffRefundCalls } from '#modules/finance/refunds/staff-contract.ts'
import { proformaCalls } from '#modules/checkout/proforma/contract.ts'
import { personalDataCalls } from '#modules/operations/personal-data/contract.ts'
import { repeatOrderCalls } from '#modules/selling/repeat-order/contract.ts'
import { staffPricingCalls } from '#modules/catalogue/pricing/contract.ts'
import { regionCalls } from '#modules/foundation/regions/contract.ts'
import { todayCalls } from '#modules/operations/today/contract.ts'
import { warehouseOrderCalls } from '#modules/selling/orders/warehouse-contract.ts'
import { warehouseReturnCalls } from '#modules/finance/returns/warehouse-contract.ts'
import { staffSettingsCalls } from '#modules/operations/settings-admin/contract.ts'
import { staffMemberCalls, staffPasswordCalls } from '#modules/people/staff/contract.ts'
import { staffStockCalls } from '#modules/catalogue/stock/contract.ts'
import { purchaseOrderCalls } from '#modules/selling/purchase-orders/contract.ts'
import { staffPurchaseOrderCalls } from '#modules/selling/purchase-orders/staff-contract.ts'
import { ticketCalls } from '#modules/content/tickets/contract.ts'
import { staffTicketCalls } from '#modules/content/tickets/staff-contract.ts'
import { verificationCalls } from '#modules/people/verification/contract.ts'
import { staffVerificationCalls } from '#modules/people/verification/staff-contract.ts'
import { pageViewCalls } from '#modules/foundation/page-views/contract.ts'
import { staffFigureCalls } from '#modules/operations/daily-figures/staff-contract.ts'
import { adCalls } from '#modules/content/ads/contract.ts'
import { staffAdCalls } from '#modules/content/ads/staff-contract.ts'
import { articleCalls } from '#modules/content/articles/contract.ts'
import { staffArticleCalls } from '#modules/content/articles/staff-contract.ts'
import { contentVersionCalls } from '#modules/content/content-versions/contract.ts'
import { homeCallGroups } from '#modules/content/home/staff-contract.ts'
import { pageCalls } from '#modules/content/pages/contract.ts'
import { staffPageCalls } from '#modules/content/pages/staff-contract.ts'
import { surveyCalls } from '#modules/content/surveys/contract.ts'
import { staffSurveyCalls } from '#modules/content/surveys/staff-contract.ts'
import { productAlertCalls } from '#modules/catalogue/product-alerts/contract.ts'

/** Every call of the shop, by capability. */
export const contract = {
  accountStatements: accountStatementCalls,
  approvals: approvalCalls,
  assistant: assistantCalls,
  audit: auditCalls,
  cart: { ...cartCalls, ...cartProductCalls },
  catalogue: {
    ...searchCalls,
    ...suggestionCalls,
    ...categoryCalls,
    ...facetCalls,
    ...productCalls,
  },
  catalogueAdmin: catalogueAdminCalls,
  catalogueImport: catalogueImportCalls,
  checkout: checkoutCalls,
  companies: companyCalls,
  companyMembers: companyMemberCalls,
  customers: customerCalls,
  delivery: deliveryCalls,
  deliveryDocuments: deliveryDocumentCalls,
  driver: driverCalls,
  files: fileCalls,
  errorReports: errorReportCalls,
  flags: flagCalls,
  header: headerCalls,
  negotiations: { ...negotiationCalls, ...guestLinkCalls, ...negotiationOrderCalls },
  staffNegotiations: staffNegotiationCalls,
  identity: identityCalls,
  credilinq: credilinqCalls,
  koinworks: koinworksCalls,
  credit: creditCalls,
  grade: gradeCalls,
  creditNotes: creditNoteCalls,
  invoices: invoiceCalls,
  lenders: lenderCalls,
  ...loanCallGroups,
  materialLists: materialListCalls,
  modalRakyat: modalRakyatCalls,
  notifications: notificationCalls,
  notificationPreferences: notificationPreferenceCalls,
  orderCancellation: orderCancellationCalls,
  orders: orderCalls,
  payments: { ...paymentCalls, ...gatewayCalls },
  paymentBundles: bundleCalls,
  personalData: personalDataCalls,
  proforma: proformaCalls,
  refunds: refundCalls,
  regions: regionCalls,
  repeatOrder: repeatOrderCalls,
  returns: returnCalls,
  substitutions: substitutionCalls,
  staffAccounts: staffAccountCalls,
  staffAssistedOrders: staffAssistedOrderCalls,
  staffAssistant: staffAssistantCalls,
  staffCompanies: staffCompanyCalls,
  staffDeliveries: staffDeliveryCalls,
  staffDeliveryDocuments: staffDeliveryDocumentCalls,
  staffDrivers: staffDriverCalls,
  staffErrors: staffErrorCalls,
  staffFlags: staffFlagCalls,
  staffFleet: staffFleetCalls,
  staffIdentity: staffIdentityCalls,
  staffMembers: staffMemberCalls,
  staffNotifications: staffNotificationCalls,
  staffOrderCancellation: staffOrderCancellationCalls,
  staffOrders: { ...staffOrderCalls, ...staffOrderListCalls },
  staffBankSimulator: staffBankSimulatorCalls,
  staffBankStatements: staffBankStatementCalls,
  staffPayments: { ...staffPaymentCalls, ...staffGatewayCalls },
  staffPasswords: staffPasswordCalls,
  staffPricing: staffPricingCalls,
  staffProducts: staffProductCalls,
  staffCredit: staffCreditCalls,
  staffLenders: staffLenderCalls,
  staffLoans: staffLoanCalls,
  staffExposure: staffExposureCalls,
  staffLenderSimulator: staffLenderSimulatorCalls,
  staffCreditNotes: staffCreditNoteCalls,
  staffRefunds: staffRefundCalls,
  staffReturns: staffReturnCalls,
  staffSearch: staffSearchCalls,
  staffSettings: staffSettingsCalls,
  staffStock: staffStockCalls,
  staffFinance: staffFinanceCalls,
  staffReminders: staffReminderCalls,
  staffLedger: staffLedgerCalls,
  staffMonths: staffMonthCalls,
  staffLateFees: staffLateFeeCalls,
  staffStatements: staffStatementCalls,
  staffTax: staffTaxCalls,
  staffPurchaseOrders: staffPurchaseOrderCalls,
  staffTickets: staffTicketCalls,
  staffSubstitutions: staffSubstitutionCalls,
  staffFigures: staffFigureCalls,
  staffToday: todayCalls,
  staffVerification: staffVerificationCalls,
  staffWarehouseOrders: warehouseOrderCalls,
  staffWarehouseReturns: warehouseReturnCalls,
  taxIdentities: taxIdentityCalls,
  tickets: ticketCalls,
  tracking: trackingCalls,
  purchaseOrders: purchaseOrderCalls,
  verification: verificationCalls,
  ads: adCalls,
  staffAds: staffAdCalls,
  blog: articleCalls,
  staffBlog: { ...staffArticleCalls, ...contentVersionCalls },
  ...homeCallGroups,
  pages: pageCalls,
  staffPages: staffPageCalls,
  surveys: surveyCalls,
  staffSurveys: staffSurveyCalls,
  pageViews: pageViewCalls,
  productAlerts: productAlertCalls,
} as const

/** `group.name` of a call. */
export type CallName = {
  [G in keyof typeof contract]: `${G}.${keyof (typeof contract)[G] & string}`
}[keyof typeof contract]

/** The same calls in one list by `group.name`, for dispatch, OpenAPI and metrics. */
export const calls: Calls = Object.fromEntries(
  Object.entries(contract).flatMap(([group, members]) =>
    Object.entries(members).map(([name, call]) => [`${group}.${name}`, call]),
  ),
)
