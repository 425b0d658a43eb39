import { z } from 'zod'
import { inTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { recordAuditEntries } from '#modules/foundation/audit/service.ts'
import { EmailAddress, PersonName } from '#modules/people/identity/person-contract.ts'
import { createToken } from '#modules/people/identity/service/tokens.ts'
import { buildPasswordPath } from '../emails.ts'
import { saveLink } from './password-links.ts'
import * as rules from '../rules.ts'
import * as members from '../store/members.ts'

export const NewAdmin = z.object({ email: EmailAddress, name: PersonName })

/** The actor in the audit log: nobody is signed in at a terminal. */
const TERMINAL_ACTOR = { name: 'Perintah npm run admin', requestId: 'npm-run-admin' }

/**
 * Makes a person an admin from the terminal and returns a link to choose a password. It is for the first
 * admin of a shop, or one who cannot sign in otherwise (no e-mail, or suspended). The command needs write
 * access to the database anyway, so it grants nothing new; the audit log records it.
 */
export const createAdmin = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { email, name }: z.output<typeof NewAdmin>,
) =>
  inTransaction(db, async (tx) => {
    await members.lockAll(tx)
    const deps = { db: tx, clock }
    const existing = (await members.listAll(tx)).find((each) => each.email.toLowerCase() === email)
    const roles = rules.sortRoles([...(existing?.roles ?? []), 'admin'])
    const newMember = { name, email, roles, passwordHash: null, at: clock.now() }
    const id = existing?.id ?? (await members.insert(tx, newMember))!
    if (existing) await members.update(tx, id, { roles, suspended_at: null })
    const token = createToken()
    const expiresAt = await saveLink(deps, token, id, rules.SENT_LINK_TTL_MS)
    await recordAuditEntries(deps, { staffId: id, ...TERMINAL_ACTOR }, [
      {
        action: 'Jadikan admin dari terminal',
        entityType: 'staf',
        entityId: id,
        entityLabel: existing?.name ?? name,
        before: existing && {
          roles: rules.sortRoles(existing.roles),
          status: rules.getMemberState(existing),
        },
        after: { roles },
      },
    ])
    return { added: !existing, path: buildPasswordPath(token), until: expiresAt }
  })
