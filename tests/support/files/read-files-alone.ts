import { openAsBlob } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ReceivedFile, takeBytes } from '#platform/http/uploads/received-file.ts'
import { validateUpload } from '#platform/http/uploads/validate-upload.ts'
import { isRefusal } from '#platform/refusal.ts'
import { readRows, readWorkbook } from '#platform/spreadsheets/workbook.ts'

// Reads the spreadsheets of a folder in a process of its own, whose memory a test measures, as those of a
// buyer or of staff. Prints what came of each, and the memory at the peak (MB).
const [folder, reader] = process.argv.slice(2) as [string, 'buyer' | 'staff']

async function read(name: string): Promise<string> {
  const file = new ReceivedFile(await openAsBlob(path.join(folder, name)), name, 'not looked at')
  if (reader === 'buyer') {
    await validateUpload('file', file, { max: 1_048_576, kinds: ['csv', 'xlsx', 'xls'] })
    await readWorkbook(await takeBytes(file), { rows: 1_500, columns: 200 })
  } else {
    await validateUpload('file', file, { max: 33_554_432, kinds: ['csv', 'xlsx'] })
    for await (const _ of readRows(await takeBytes(file), { rows: 200_000, columns: 200 }));
  }
  return 'read'
}

const outcomes: Record<string, string> = {}
for (const name of await readdir(folder))
  outcomes[name] = await read(name).catch((thrown: unknown) =>
    isRefusal(thrown) ? `${thrown.status} ${thrown.code}` : String(thrown),
  )
const peak = Math.round(process.resourceUsage().maxRSS / 1024)
process.stdout.write(JSON.stringify({ outcomes, peak }))
