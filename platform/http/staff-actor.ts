import type { StaffContext } from './context.ts'

/** Who has done something, as histories of orders, payments and negotiations name them. */
export const toStaffActor = ({ staff }: Pick<StaffContext, 'staff'>) =>
  ({ kind: 'staff', name: staff.name }) as const
