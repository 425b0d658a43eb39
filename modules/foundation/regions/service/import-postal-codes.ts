import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/database/database.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import { readRows } from '#platform/spreadsheets/sheet-rows.ts'

export type PostalCodeImportResult = {
  /** Codes that hold now, and rows that could not be read, the first of them in words. */
  codes: number
  faults: { number: number; message: string }[]
}

const SHEET_LIMITS = { rows: 200_000, columns: 40 }
/** Faults that are told; more of them say nothing new. */
const MAX_REPORTED_FAULTS = 50

type ImportedPostalCode = { code: string; village: string }

/**
 * Replaces made-up postal codes by an official list: CSV or XLSX with a column of the village's code
 * (`kode desa`, ten digits with or without points) and one of the postal code (`kode pos`). All or
 * nothing: with a faulty row nothing changes. Districts that the list does not name keep theirs.
 */
export async function importPostalCodes(
  db: Db,
  file: UploadedFile,
  source: string,
): Promise<PostalCodeImportResult> {
  const imported: ImportedPostalCode[] = []
  const faults: PostalCodeImportResult['faults'] = []
  const villages = await loadVillageCodes(db)
  let columns: { village: number; code: number } | undefined
  for await (const { number, cells } of readRows(file, SHEET_LIMITS)) {
    if (!columns) {
      columns = findColumns(cells)
      if (!columns)
        return {
          codes: 0,
          faults: [{ number, message: 'Baris pertama harus memuat kode desa dan kode pos.' }],
        }
      continue
    }
    const village = formatVillageCode(cells[columns.village] ?? '')
    const code = (cells[columns.code] ?? '').replace(/\D/g, '').padStart(5, '0')
    if (!villages.has(village))
      faults.push({ number, message: `Kode desa ${village} tidak dikenal.` })
    else if (!/^[1-9]\d{4}$/.test(code))
      faults.push({ number, message: `Kode pos ${code} bukan lima angka.` })
    else imported.push({ code, village })
  }
  if (faults.length > 0 || imported.length === 0)
    return { codes: 0, faults: faults.slice(0, MAX_REPORTED_FAULTS) }
  return { codes: await replacePostalCodes(db, imported, source), faults: [] }
}

function findColumns(cells: readonly string[]): { village: number; code: number } | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''))
  const village = names.findIndex((name) =>
    /^(?:kode(?:desa|kelurahan|wilayah)|villagecode)$/.test(name),
  )
  const code = names.findIndex((name) => /^(?:kodepos|postalcode)$/.test(name))
  return village < 0 || code < 0 ? undefined : { village, code }
}

/** `3216062001` as the regions' package writes it: `32.16.06.2001`. */
function formatVillageCode(text: string): string {
  const digits = text.replace(/\D/g, '')
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6), digits.slice(6)].join('.')
}

async function loadVillageCodes(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from village`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

const replacePostalCodes = (
  db: Db,
  imported: readonly ImportedPostalCode[],
  source: string,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    await sql`
      create temporary table imported (code text, village_id text) on commit drop`.execute(tx)
    await sql`
      insert into imported
      select distinct * from unnest(${imported.map(({ code }) => code)}::text[],
        ${imported.map(({ village }) => village)}::text[])`.execute(tx)
    await sql`
      delete from postal_code where district_id in (
        select district_id from village where id in (select village_id from imported))`.execute(tx)
    const { numAffectedRows } = await sql`
      insert into postal_code (code, district_id, village_id, source)
      select imported.code, village.district_id, village.id, ${source}
      from imported join village on village.id = imported.village_id`.execute(tx)
    return Number(numAffectedRows ?? 0)
  })
