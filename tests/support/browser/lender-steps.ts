import type { Page } from 'playwright-core'
import { PROOF_IMAGE } from './sessions.ts'

/** The steps of an application at a lender, as a company fills them in. */
export const lenderSteps = {
  async fillNeed(page: Page, need: { amount: string; years: string }): Promise<void> {
    await page.getByLabel('Limit yang diajukan').fill(need.amount)
    await page.getByLabel('Omzet setahun').fill('4.000.000.000')
    await page.getByLabel('Lama usaha (tahun)').fill(need.years)
    await page.getByLabel('Dipakai untuk apa').fill('Material ruko tahap dua')
  },
  async fillCompany(page: Page): Promise<void> {
    await page.getByLabel('Bentuk usaha').selectOption('PT')
    await page.getByLabel('NIB').fill('9120301234567')
  },
  async fillPerson(page: Page): Promise<void> {
    await page.getByLabel('Jabatan').fill('Direktur')
    await page.getByLabel('NIK').fill('3216080101900001')
  },
  async fillAddress(page: Page): Promise<void> {
    await page.getByLabel('Jalan dan nomor').fill('Jl. Raya Industri No. 1')
    await page.getByLabel('Kode pos').fill('12810')
  },
  async fillDocuments(page: Page, kinds: readonly string[]): Promise<void> {
    for (const kind of kinds)
      await page.locator(`input[name="file-${kind}"]`).setInputFiles(PROOF_IMAGE)
    await page.getByLabel(/Saya setuju data/).check()
  },
  /** Types the code that was sent into the cells of the open dialog. */
  async typeCode(page: Page, readCode: () => Promise<string>): Promise<void> {
    await page.getByRole('dialog', { name: 'Masukkan kode' }).waitFor()
    await page.getByRole('textbox', { name: 'Angka 1 dari 6' }).focus()
    await page.keyboard.type(await readCode())
  },
}
