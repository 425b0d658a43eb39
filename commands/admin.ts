import { systemClock } from '#platform/clock.ts'
import { formatDateTime } from '#platform/format.ts'
import { createAdmin, NewAdmin } from '#modules/people/staff/service/create-admin.ts'
import { withShopDatabase } from './lib/shop-database.ts'

// `npm run admin -- rina@toko.id "Rina Maharani"`: creates the first admin of a shop without demo
// accounts. Access to the database is the authorization.
const [email, name] = process.argv.slice(2)
const input = NewAdmin.safeParse({ email, name })
if (!input.success) {
  console.error('npm run admin -- rina@toko.id "Rina Maharani"')
  for (const { path, message } of input.error.issues) console.error(`  ${path.join()}: ${message}`)
  process.exit(1)
}
await withShopDatabase(async (db, { publicOrigin }) => {
  const { path, until, added } = await createAdmin({ db, clock: systemClock }, input.data)
  console.log(
    `${input.data.email} ${added ? 'is a new admin' : 'is an admin'}. A password is chosen at`,
  )
  console.log(`  ${publicOrigin}${path}`)
  console.log(
    `once, until ${formatDateTime(until)}. The link is a secret: share it with no one else.`,
  )
})
