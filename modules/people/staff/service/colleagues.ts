import type { Role } from '#platform/contract/call.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { SUPER_ROLE } from '../rules.ts'
import { listActive } from '../store/members.ts'

/** Staff who may do the work of a role, by name. */
export async function listColleagues({ db }: Pick<AppDeps, 'db'>, role: Role) {
  const members = await listActive(db)
  return members.filter(({ roles }) => roles.includes(role) || roles.includes(SUPER_ROLE))
}
