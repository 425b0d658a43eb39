import type { Call, Role, ServiceAccessValues } from '../contract/call.ts'
import { Refusal } from '../refusal.ts'
import { isSameSecret } from '../same-secret.ts'
import type { Actor } from './context.ts'
import type { CallRequest } from './dispatch.ts'

/** Throws 401 without the right kind of session, and 403 for staff without the role. */
export function authorize(call: Call, actor: Actor, superRole: Role): void {
  const who = call.who ?? 'anyone'
  if (who === 'anyone') return
  if (actor.kind !== who)
    throw new Refusal('session.missing', 'Silakan masuk terlebih dahulu.', 401)
  if (actor.kind !== 'staff' || !call.roles) return
  const isAllowed =
    actor.roles.includes(superRole) || call.roles.some((role) => actor.roles.includes(role))
  if (!isAllowed) throw new Refusal('staff.role', 'Peran Anda tidak boleh melakukan ini.', 403)
}

/** Throws 401 without the access header that a service requires. A service without a value is closed. */
export function checkServiceAccess(
  { access, service = 'main' }: Call,
  request: CallRequest,
  values: ServiceAccessValues,
): void {
  const expected = values[service]
  if (!access || (request.access && expected && isSameSecret(request.access, expected))) return
  throw new Refusal('access.missing', 'Layanan ini meminta kunci aksesnya.', 401)
}
