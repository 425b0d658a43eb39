import { systemClock } from '#platform/clock.ts'
import { formatDateTime } from '#platform/format.ts'
import { createAdmin, NewAdmin } from '#modules/people/staff/service/create-admin.ts'
import { withShopDatabase } from '../lib/shop-database.ts'

export const CREATE_ADMIN_USAGE = 'npm run admin -- rina@toko.id "Rina Maharani"'

/** Prints a link at which the first admin of a shop without demo accounts chooses a password. */
export async function createFirstAdmin([email, name]: readonly string[]): Promise<void> {
  const input = NewAdmin.safeParse({ email, name })
  if (!input.success) {
    const issues = input.error.issues.map(({ path, message }) => `  ${path.join()}: ${message}`)
    throw new Error([CREATE_ADMIN_USAGE, ...issues].join('\n'))
  }
  await withShopDatabase(async ({ db, config }) => {
    const { path, until, added } = await createAdmin({ db, clock: systemClock }, input.data)
    console.log(
      `${input.data.email} ${added ? 'is a new admin' : 'is an admin'}. A password is chosen at`,
    )
    console.log(`  ${config.publicOrigin}${path}`)
    console.log(
      `once, until ${formatDateTime(until)}. The link is a secret: share it with no one else.`,
    )
  })
}
