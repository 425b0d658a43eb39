import { systemClock } from '#platform/clock.ts'
import { formatMoment } from '#platform/format.ts'
import { openDoor, Newcomer } from '#modules/staff/first-admin.ts'
import { atShopDatabase } from './steps/shop-database.ts'

// `npm run admin -- rina@toko.id "Rina Maharani"`: a shop without the demo's people has nobody who
// could invite the first one, and whoever can read its database may open it.
const [email, name] = process.argv.slice(2)
const given = Newcomer.safeParse({ email, name })
if (!given.success) {
  console.error('npm run admin -- rina@toko.id "Rina Maharani"')
  for (const { path, message } of given.error.issues) console.error(`  ${path.join()}: ${message}`)
  process.exit(1)
}
await atShopDatabase(async (db, { publicOrigin }) => {
  const { path, until, added } = await openDoor({ db, clock: systemClock }, given.data)
  console.log(
    `${given.data.email} ${added ? 'is a new admin' : 'is an admin'}. A password is chosen at`,
  )
  console.log(`  ${publicOrigin}${path}`)
  console.log(`once, until ${formatMoment(until)}. The link is a key: hand it to nobody else.`)
})
