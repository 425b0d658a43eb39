import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { chatTasks } from '#modules/content/assistant/service/staff-tasks.ts'
import { ticketTasks } from '#modules/content/tickets/service/staff-tasks.ts'
import { bankLineTasks } from '#modules/finance/bank-statements/service/staff-tasks.ts'
import { creditTasks } from '#modules/finance/credit-terms/service/staff-tasks.ts'
import { unmatchedPaymentTasks } from '#modules/finance/gateway/service/staff-tasks.ts'
import { lenderTasks } from '#modules/finance/lenders/service/staff-tasks.ts'
import { loanTasks } from '#modules/finance/loans/service/staff-tasks.ts'
import { proofTasks } from '#modules/finance/payments/service/staff-tasks.ts'
import { refundTasks } from '#modules/finance/refunds/service/staff-tasks.ts'
import {
  returnArrivalTasks,
  returnCreditTasks,
  returnTasks,
} from '#modules/finance/returns/service/staff-tasks.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { SUPER_ROLE } from '#modules/people/staff/rules.ts'
import { verificationTasks } from '#modules/people/verification/service/staff-tasks.ts'
import { negotiationTasks } from '#modules/selling/negotiations/service/staff-tasks.ts'
import { purchaseOrderTasks } from '#modules/selling/purchase-orders/service/staff-tasks.ts'
import { deliveryTasks, receiptTasks } from '#modules/selling/staff-orders/service/staff-tasks.ts'

/** What can wait for staff, in the order of the tabs. Each source knows its name, its roles and where it leads. */
export const taskSources: readonly StaffTaskSource<AppDeps>[] = [
  proofTasks,
  bankLineTasks,
  unmatchedPaymentTasks,
  deliveryTasks,
  receiptTasks,
  negotiationTasks,
  purchaseOrderTasks,
  returnTasks,
  returnArrivalTasks,
  refundTasks,
  returnCreditTasks,
  creditTasks,
  lenderTasks,
  loanTasks,
  verificationTasks,
  ticketTasks,
  chatTasks,
]

/** The sources of tasks that a member's roles work on; an admin works on all. */
export const listSourcesOf = ({ roles: ownRoles }: Pick<StaffContext['staff'], 'roles'>) =>
  taskSources.filter(
    ({ roles }) => ownRoles.includes(SUPER_ROLE) || roles.some((role) => ownRoles.includes(role)),
  )
