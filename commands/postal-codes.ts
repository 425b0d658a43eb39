import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importPostalCodes } from '#modules/foundation/regions/service/import-postal-codes.ts'
import { withShopDatabase } from './lib/shop-database.ts'

// `npm run postal-codes -- list.csv`: replaces the demo's made-up codes by an official list.
const [file] = process.argv.slice(2)
if (!file) {
  console.error('npm run postal-codes -- list.csv (or list.xlsx)')
  process.exit(1)
}
const name = path.basename(file)
const bytes = await readFile(file).catch((cause: Error) => {
  console.error(`${file} cannot be read: ${cause.message}`)
  process.exit(1)
})
const { codes, faults } = await withShopDatabase(({ db }) =>
  importPostalCodes(db, { name, bytes }, name),
)
for (const { number, message } of faults) console.error(`Baris ${number}: ${message}`)
console.log(faults.length > 0 ? 'Nothing was changed.' : `${codes} postal codes were imported.`)
process.exitCode = faults.length > 0 ? 1 : 0
