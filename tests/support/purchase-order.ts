import type { Api } from '#modules/client.ts'
import { writeWorkbook } from '#platform/spreadsheets/write-sheets.ts'
import { joinVerifiedCompany, createSignedInBuyer } from './buyers.ts'
import { pdf } from './files/valid.ts'
import type { TestShop } from './shop.ts'

/** A buyer of a company, with an address. */
export async function createBusinessBuyer(shop: TestShop, companyId?: string) {
  const { token, accountId, addressId } = await createSignedInBuyer(shop.db)
  const company = await joinVerifiedCompany(shop.db, accountId, companyId ? { companyId } : {})
  return { api: shop.client({ token }), token, addressId, companyId: company, accountId }
}
export type BusinessBuyer = Awaited<ReturnType<typeof createBusinessBuyer>>

/** A file to upload, by default a PDF. */
export const makePurchaseOrderFile = (bytes: Uint8Array = pdf(), name = 'po-ruko.pdf') =>
  new File([new Uint8Array(bytes)], name)
/** Uploads a file before its form is sent. Returns its id. */
export const uploadFile = async (api: Api, file = makePurchaseOrderFile()) =>
  (await api.purchaseOrders.upload({ files: { file } })).id
/** A spreadsheet file with these rows. */
export const makeSpreadsheetFile = async (rows: string[][], name = 'rab.xlsx') =>
  makePurchaseOrderFile(await writeWorkbook([{ name: 'RAB', rows }]), name)

/** The company's details of a purchase order. */
export const PURCHASE_ORDER_DETAILS = {
  project: 'Ruko Blok C',
  projectType: 'ruko' as const,
  paymentMethod: 'tempo',
  note: 'Kirim bertahap.',
}

/** Creates a purchase order and uploads another file. Returns both ids. */
export async function createPurchaseOrder(api: Api, addressId: string) {
  const lines = [{ text: 'triplek 9 mm', qty: 3 }]
  const body = { ...PURCHASE_ORDER_DETAILS, addressId, lines, fileId: await uploadFile(api) }
  const { id: record } = await api.purchaseOrders.create({ table: 'upo', body })
  return { record, file: await uploadFile(api) }
}

/** The error code of a refused call; `taken` if it succeeds. */
export const readErrorCode = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    ({ code }) => code as string,
  )
