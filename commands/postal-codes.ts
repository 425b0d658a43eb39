import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connect } from '#platform/database/database.ts'
import { importPostalCodes } from '#modules/regions/import-postal.ts'

// `npm run postal-codes -- list.csv`: an official list in the place of the demo's made-up codes. The
// database is the one that DATABASE_URL names.
const [file] = process.argv.slice(2)
const url = process.env['DATABASE_URL']
if (!file || !url) {
  console.error('DATABASE_URL=postgres://… npm run postal-codes -- list.csv (or list.xlsx)')
  process.exit(1)
}
const { db } = connect(url, { max: 2 })
try {
  const name = path.basename(file)
  const { codes, faults } = await importPostalCodes(db, { name, bytes: await readFile(file) }, name)
  for (const { number, message } of faults) console.error(`Baris ${number}: ${message}`)
  console.log(faults.length > 0 ? 'Nothing was changed.' : `${codes} postal codes are in.`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await db.destroy()
}
