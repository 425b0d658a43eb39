import { writeXlsx } from 'hucre/xlsx'

/** A workbook of one sheet, as a spreadsheet program saves it. */
export const makeWorkbook = async (rows: (string | number)[][], name = 'RAB'): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name, rows }] }))

/** The columns of a bill of quantities, as estimators name them. */
export const BILL_OF_QUANTITIES_HEADER = ['No', 'Uraian', 'Volume', 'Satuan']
