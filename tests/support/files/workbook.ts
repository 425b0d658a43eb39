import { writeWorkbook } from '#platform/spreadsheets/write-sheets.ts'

/** A workbook with one sheet. */
export const makeWorkbook = async (rows: (string | number)[][], name = 'RAB'): Promise<Buffer> =>
  Buffer.from(await writeWorkbook([{ name, rows }]))

/** The column headings of a bill of quantities, as estimators write them. */
export const BILL_OF_QUANTITIES_HEADER = ['No', 'Uraian', 'Volume', 'Satuan']
