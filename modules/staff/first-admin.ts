import { z } from 'zod'
import { inTransaction } from '#platform/database/database.ts'
import type { Tools } from '#platform/http/context.ts'
import { recordAll } from '#modules/audit/service.ts'
import { Email, PersonName } from '#modules/identity/contract.ts'
import { newToken } from '#modules/identity/tokens.ts'
import { passwordPath } from './letters.ts'
import { keepLink } from './passwords.ts'
import * as rules from './rules.ts'
import * as members from './store/members.ts'

/** Who is to be an admin. */
export const Newcomer = z.object({ email: Email, name: PersonName })

/** Who is written into the audit log: nobody is signed in at a terminal. */
const COMMAND = { name: 'Perintah npm run admin', requestId: 'npm-run-admin' }

/**
 * Makes somebody an admin from the terminal, and gives a link to choose a password: the first one of
 * a shop, or one who finds no other way in (without mail, or suspended by the others). Whoever runs
 * it can write into the database, so it opens nothing new; the audit log says that it was so.
 */
export const openDoor = (
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { email, name }: z.output<typeof Newcomer>,
) =>
  inTransaction(db, async (tx) => {
    await members.lockAll(tx)
    const tools = { db: tx, clock }
    const known = (await members.all(tx)).find((each) => each.email.toLowerCase() === email)
    const roles = rules.inOrder([...(known?.roles ?? []), 'admin'])
    const added = { name, email, roles, passwordHash: null, at: clock.now() }
    const id = known?.id ?? (await members.insert(tx, added))!
    if (known) await members.change(tx, id, { roles, suspended_at: null })
    const token = newToken()
    const until = await keepLink(tools, token, id, rules.SENT_LASTS)
    await recordAll(tools, { staffId: id, ...COMMAND }, [
      {
        action: 'Jadikan admin dari terminal',
        thing: 'staf',
        thingId: id,
        thingName: known?.name ?? name,
        before: known && { roles: rules.inOrder(known.roles), status: rules.stateOf(known) },
        after: { roles },
      },
    ])
    return { added: !known, path: passwordPath(token), until }
  })
