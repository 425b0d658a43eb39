import type { Role } from '#platform/contract/call.ts'
import { hasRole, describeRequiredRole, type SignedInStaff } from '../../shared/staff.ts'

type OrderActionState = { code: string; available: boolean; reason: string | null }
type OrderActionCode = 'confirm_payment' | 'reject_proof' | 'prepare' | 'complete' | 'cancel'

export type StaffOrderAction = {
  code: OrderActionCode
  name: string
  isAllowed: boolean
  /** Why the action is not allowed now; null where it is. */
  blockedReason: string | null
}

const KNOWN_ACTIONS: readonly { code: OrderActionCode; name: string; role: Role }[] = [
  { code: 'confirm_payment', name: 'Konfirmasi pembayaran', role: 'finance' },
  { code: 'reject_proof', name: 'Tolak bukti', role: 'finance' },
  { code: 'prepare', name: 'Siapkan pengiriman', role: 'sales' },
  { code: 'complete', name: 'Selesaikan pesanan', role: 'sales' },
  { code: 'cancel', name: 'Batalkan pesanan', role: 'sales' },
]

/** The actions on an order for this member of staff: the order's state decides first, then the role. */
export function listStaffActions(
  states: readonly OrderActionState[],
  staff: SignedInStaff,
): StaffOrderAction[] {
  return KNOWN_ACTIONS.map(({ code, name, role }) => {
    const state = states.find((action) => action.code === code)
    const blockedReason = state?.available
      ? hasRole(staff, role)
        ? null
        : describeRequiredRole(role)
      : (state?.reason ?? '')
    return { code, name, isAllowed: blockedReason === null, blockedReason }
  })
}
