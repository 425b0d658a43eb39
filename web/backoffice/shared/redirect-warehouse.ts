import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { hasRole } from './staff.ts'

/** Sends a member who sees no money to the warehouse's page of the same record: lists and labels lead to one address. */
export async function redirectWarehouse(
  { staffIdentity }: Pick<Api, 'staffIdentity'>,
  to: string,
): Promise<void> {
  const { user } = await staffIdentity.session()
  if (!hasRole(user, 'sales', 'finance') && hasRole(user, 'warehouse')) throw redirect(to)
}

/** Sends sales and finance from the warehouse's page of a record to theirs: colleagues pass its address on. */
export async function redirectOffice(
  { staffIdentity }: Pick<Api, 'staffIdentity'>,
  to: string,
): Promise<void> {
  const { user } = await staffIdentity.session()
  if (!hasRole(user, 'warehouse') && hasRole(user, 'sales', 'finance')) throw redirect(to)
}
