import { writeXlsx } from 'hucre/xlsx'

/** A workbook of one sheet, as a spreadsheet program saves it. */
export const workbook = async (rows: (string | number)[][], name = 'RAB'): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name, rows }] }))

/** The columns of a bill of quantities, as estimators name them. */
export const BILL = ['No', 'Uraian', 'Volume', 'Satuan']
