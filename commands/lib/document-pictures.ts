import fs from 'node:fs'
import path from 'node:path'
import { startTestDatabase } from '../checks/test-database.ts'
import type { CommandLifetime } from './lifetime.ts'
import { withProgress, type PrintLine } from './progress.ts'

type DrawOptions = { folder: string; lifetime: CommandLifetime; printLine: PrintLine }

/** Draws every kind of document with so many lines, each page as a picture, in a shop of its own. Returns how many. */
export async function drawDocuments(
  lineCounts: readonly number[],
  { folder, lifetime, printLine }: DrawOptions,
): Promise<number> {
  if (lineCounts.some((count) => !(Number.isInteger(count) && count > 0)))
    throw new Error('`--lines` takes whole numbers, such as 1,30,200.')
  const starting = startTestDatabase(printLine)
  await lifetime.stopAtEnd(starting)
  const { url } = await withProgress('Starting PostgreSQL', starting, printLine)
  process.env['TEST_DATABASE_URL'] = url
  // Its template needs the database.
  const { openDocumentShop } = await import('#tests/support/documents/every-document.ts')
  const { drawPdfPages } = await import('#tests/support/documents/pdf-pages.ts')
  const shop = await withProgress('Preparing the shop', openDocumentShop(), printLine)
  await lifetime.onEnd(() => shop.close())
  fs.mkdirSync(folder, { recursive: true })
  let drawn = 0
  for (const count of lineCounts) {
    const documents = await withProgress(`${count} lines`, shop.issueAll(count), printLine)
    for (const [name, bytes] of Object.entries(documents))
      for (const [index, page] of (await drawPdfPages(bytes)).entries()) {
        fs.writeFileSync(path.join(folder, `${name}-${count}-${index + 1}.png`), page)
        drawn += 1
      }
  }
  return drawn
}
