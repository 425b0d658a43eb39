import type { Role } from '#platform/contract/call.ts'
import { mayDo, onlyFor, type Staff } from '../staff.ts'

type Told = { code: string; available: boolean; reason: string | null }
export type DeskAction = { code: Code; name: string; open: boolean; whyNot: string | null }
type Code = 'confirm_payment' | 'reject_proof' | 'prepare' | 'complete' | 'cancel'

const known: readonly { code: Code; name: string; role: Role }[] = [
  { code: 'confirm_payment', name: 'Konfirmasi pembayaran', role: 'finance' },
  { code: 'reject_proof', name: 'Tolak bukti', role: 'finance' },
  { code: 'prepare', name: 'Siapkan pengiriman', role: 'sales' },
  { code: 'complete', name: 'Selesaikan pesanan', role: 'sales' },
  { code: 'cancel', name: 'Batalkan pesanan', role: 'sales' },
]

/** What can be done with an order at this desk: what its state says first, then who is asking. */
export function deskActions(told: readonly Told[], staff: Staff): DeskAction[] {
  return known.map(({ code, name, role }) => {
    const state = told.find((action) => action.code === code)
    const reason = state?.available
      ? mayDo(staff, role)
        ? null
        : onlyFor(role)
      : (state?.reason ?? '')
    return { code, name, open: reason === null, whyNot: reason }
  })
}
