import type { FileBytes } from '#platform/http/uploads/received-file.ts'
import { type Db, inTransaction } from '#platform/database/database.ts'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import {
  loadVillageIds,
  replacePostalCodes,
  type NewPostalCode,
} from '../store/postal-code-import.ts'

export type PostalCodeImportResult = {
  /** How many codes were written. */
  codes: number
  /** Rows that could not be read, the first of them, with an Indonesian sentence each. */
  faults: { number: number; message: string }[]
}

const SHEET_LIMITS = { rows: 200_000, columns: 40 }
/** Faults that are reported; more of them say nothing new. */
const MAX_REPORTED_FAULTS = 50

/**
 * Replaces generated postal codes by an official list: CSV or XLSX with a column of village codes (`kode desa`,
 * ten digits with or without dots) and one of postal codes (`kode pos`). One faulty row prevents the whole
 * import. Districts that are not in the list remain unchanged.
 */
export async function importPostalCodes(
  db: Db,
  file: FileBytes,
  source: string,
): Promise<PostalCodeImportResult> {
  const imported: NewPostalCode[] = []
  const faults: PostalCodeImportResult['faults'] = []
  const villages = await loadVillageIds(db)
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
    const villageId = formatVillageCode(cells[columns.village] ?? '')
    const code = (cells[columns.code] ?? '').replace(/\D/g, '').padStart(5, '0')
    if (!villages.has(villageId))
      faults.push({ number, message: `Kode desa ${villageId} tidak dikenal.` })
    else if (!/^[1-9]\d{4}$/.test(code))
      faults.push({ number, message: `Kode pos ${code} bukan lima angka.` })
    else imported.push({ code, villageId })
  }
  if (faults.length > 0 || imported.length === 0)
    return { codes: 0, faults: faults.slice(0, MAX_REPORTED_FAULTS) }
  const codes = await inTransaction(db, (tx) => replacePostalCodes(tx, imported, source))
  return { codes, faults: [] }
}

function findColumns(cells: readonly string[]): { village: number; code: number } | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''))
  const village = names.findIndex((name) =>
    /^(?:kode(?:desa|kelurahan|wilayah)|villagecode)$/.test(name),
  )
  const code = names.findIndex((name) => /^(?:kodepos|postalcode)$/.test(name))
  return village < 0 || code < 0 ? undefined : { village, code }
}

/** `3216062001` in the notation of the regions' package: `32.16.06.2001`. */
function formatVillageCode(text: string): string {
  const digits = text.replace(/\D/g, '')
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6), digits.slice(6)].join('.')
}
