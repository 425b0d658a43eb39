import { writeXlsx } from 'hucre/xlsx'
import type { Api } from '#modules/client.ts'
import { joinBusiness, signedInBuyer } from './buyers.ts'
import { pdf } from './files/honest.ts'
import type { TestShop } from './shop.ts'

/** A buyer of a company, with an address. */
export async function business(shop: TestShop, companyId?: string) {
  const { token, accountId, addressId } = await signedInBuyer(shop.db)
  const company = await joinBusiness(shop.db, accountId, companyId ? { companyId } : {})
  return { api: shop.client({ token }), token, addressId, companyId: company, accountId }
}
export type Business = Awaited<ReturnType<typeof business>>

/** A file as it is sent; a PDF unless told. */
export const paper = (bytes: Uint8Array = pdf(), name = 'po-ruko.pdf') =>
  new File([new Uint8Array(bytes)], name)
/** Sends a file before its form; gives its id. */
export const uploaded = async (api: Api, file = paper()) =>
  (await api.upo.upload({ files: { file } })).id
/** A spreadsheet of these rows. */
export const sheet = async (rows: string[][], name = 'rab.xlsx') =>
  paper(await writeXlsx({ sheets: [{ name: 'RAB', rows }] }), name)

/** What a company says of its purchase order. */
export const facts = {
  project: 'Ruko Blok C',
  projectType: 'ruko' as const,
  paymentMethod: 'tempo',
  note: 'Kirim bertahap.',
}

/** A record of a business buyer's company, and a file that waits to become one: their ids. */
export async function purchaseOrder(api: Api, addressId: string) {
  const lines = [{ text: 'triplek 9 mm', qty: 3 }]
  const body = { ...facts, addressId, lines, fileId: await uploaded(api) }
  const { id: record } = await api.upo.create({ table: 'upo', body })
  return { record, file: await uploaded(api) }
}

/** The code that a call is refused with; `taken` where it is not. */
export const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'taken',
    ({ code }) => code as string,
  )
