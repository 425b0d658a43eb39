import {
  negotiationStateMachine,
  type NegotiationActor,
  type NegotiationStatus,
} from './negotiation-status.ts'

/** A button: whether it is enabled, and why not. */
export type NegotiationAction = { code: string; available: boolean; reason: string | null }

const EXPIRED_REASON = 'Masa berlaku penawaran sudah lewat. Ajukan negosiasi baru.'

/** What the buyer can do now. */
export const listBuyerNegotiationActions = (
  status: NegotiationStatus,
  isExpired: boolean,
): NegotiationAction[] => [
  toAction('decide', status, 'accepted', 'buyer', isExpired),
  toAction('order', status, 'ordered', 'buyer', isExpired),
  toAction('cancel', status, 'cancelled', 'buyer', false),
]

/** What staff can do now. */
export const listStaffNegotiationActions = (status: NegotiationStatus): NegotiationAction[] => [
  toAction('offer', status, 'countered', 'staff', false),
  toAction('decline', status, 'declined', 'staff', false),
]

function toAction(
  code: string,
  status: NegotiationStatus,
  to: NegotiationStatus,
  actor: NegotiationActor,
  isExpired: boolean,
): NegotiationAction {
  if (!negotiationStateMachine.can(status, to, actor))
    return { code, available: false, reason: negotiationStateMachine.explain(status, to) }
  return { code, available: !isExpired, reason: isExpired ? EXPIRED_REASON : null }
}
