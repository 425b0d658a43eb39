import type { Page } from 'playwright-core'

/** A line of a material list, by its number. */
export const findLine = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByLabel(`Barang baris ${number}`, { exact: true }) })

/** The quantity field of a line. */
export const findQuantity = (page: Page, number: number) =>
  page.getByLabel(`Jumlah baris ${number}`, { exact: true })

/** The choices of a line of a material list. */
export const findChoices = (page: Page, number: number) =>
  page.getByRole('group', { name: `Pilihan baris ${number}`, exact: true })

/** Replaces the text of a line by one that leaves open which goods are meant, and has it matched again. */
export async function rematch(page: Page, number: number, text: string) {
  await page.getByLabel(`Barang baris ${number}`, { exact: true }).fill(text)
  await page.getByLabel(`Barang baris ${number}`, { exact: true }).press('Enter')
  await findLine(page, number).getByText('Pilih', { exact: true }).waitFor()
}
