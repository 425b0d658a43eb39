import type { AppDeps } from '#platform/http/context.ts'
import { formatDateTime } from '#platform/format.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { writeGuessedPasswordEmail } from '../emails.ts'
import type { Realm } from '../rules/realm.ts'
import * as accounts from '../store/accounts.ts'
import * as staff from '../store/staff.ts'
import { claimGuessNotice } from './login-throttle.ts'
import { withUniformDuration } from './uniform-duration.ts'

/**
 * E-mails an active owner, once a day, that strangers are guessing their password and have to wait now. Takes
 * equally long for unknown addresses.
 */
export const notifyOfGuesses = (deps: AppDeps, realm: Realm, email: string): Promise<void> =>
  withUniformDuration(deps.db, async (tx) => {
    if (!(await claimGuessNotice({ ...deps, db: tx }, realm, email))) return
    const recipient = await findRecipient[realm]({ ...deps, db: tx }, email)
    if (!recipient) return
    const message = writeGuessedPasswordEmail(deps.shop.storeName, {
      at: formatDateTime(deps.clock.now()),
      resetPath: realm === 'buyer' ? '/forgot' : '/backoffice/sandi',
    })
    const template = realm === 'buyer' ? 'identity.guessed' : 'staff.guessed'
    await queueEmail({ ...deps, db: tx }, { ...message, template, recipient })
  })

const findRecipient = {
  async buyer({ db }: AppDeps, email: string) {
    const account = await accounts.findByEmail(db, email)
    return account?.status === 'active' ? account.email : undefined
  },
  staff: async ({ db }: AppDeps, email: string) =>
    (await staff.findActiveByEmail(db, email))?.email,
}
