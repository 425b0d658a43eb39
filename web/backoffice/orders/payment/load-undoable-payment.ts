import type { Api } from '#modules/client.ts'
import type { UndoablePayment } from '../types.ts'

/** The confirmed payment that can be taken back; none for roles that confirm none. */
export async function loadUndoablePayment(
  { staffPayments }: Pick<Api, 'staffPayments'>,
  id: string,
): Promise<UndoablePayment> {
  try {
    return (await staffPayments.undoablePayment({ id })).payment
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 403) return null
    throw thrown
  }
}
