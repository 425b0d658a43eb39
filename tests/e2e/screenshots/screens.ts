import type { RouteConfigEntry } from '@react-router/dev/routes'
import { backoffice } from '#web/backoffice/routes.ts'
import { storefront } from '#web/storefront/routes.ts'
import { accountScreens } from './screens/account.ts'
import { accountsAdminScreens } from './screens/accounts-admin.ts'
import { bankStatementScreens } from './screens/bank-statements.ts'
import { buyingScreens } from './screens/buying.ts'
import { catalogueScreens } from './screens/catalogue.ts'
import { catalogueAdminScreens } from './screens/catalogue-admin.ts'
import { backofficeScreens } from './screens/backoffice.ts'
import { backofficeDeliveryScreens } from './screens/backoffice-deliveries.ts'
import { contentScreens } from './screens/content.ts'
import { creditScreens } from './screens/credit.ts'
import { homePageScreens } from './screens/home-page.ts'
import { lenderScreens } from './screens/lenders.ts'
import { negotiationScreens } from './screens/negotiations.ts'
import { operationScreens } from './screens/operations.ts'
import { paymentScreens } from './screens/payments.ts'
import { profileScreens } from './screens/profile.ts'
import { refundScreens } from './screens/refunds.ts'
import { substitutionScreens } from './screens/substitutions.ts'
import { returnScreens } from './screens/returns.ts'
import { purchaseOrderScreens } from './screens/purchase-orders.ts'
import { chatScreens } from './screens/chat.ts'
import { ticketScreens } from './screens/tickets.ts'
import { staffOrderScreens } from './screens/staff-orders.ts'
import type { Screen } from './scene.ts'

/** All screens, storefront first. */
export const SCREENS: readonly Screen[] = [
  ...catalogueScreens,
  ...buyingScreens,
  ...accountScreens,
  ...profileScreens,
  ...purchaseOrderScreens,
  ...negotiationScreens,
  ...returnScreens,
  ...refundScreens,
  ...substitutionScreens,
  ...paymentScreens,
  ...creditScreens,
  ...lenderScreens,
  ...contentScreens,
  ...homePageScreens,
  ...bankStatementScreens,
  ...staffOrderScreens,
  ...ticketScreens,
  ...chatScreens,
  ...backofficeScreens,
  ...backofficeDeliveryScreens,
  ...catalogueAdminScreens,
  ...accountsAdminScreens,
  ...operationScreens,
]

/** The paths of all routes of the storefront and the back office. */
export const listBuiltRoutes = (): string[] => listAddresses([...storefront, ...backoffice])

function listAddresses(entries: readonly RouteConfigEntry[], parentPath = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parentPath : `${parentPath}/${entry.path}`
    if (entry.children) return listAddresses(entry.children, path)
    return [path || '/']
  })
}
