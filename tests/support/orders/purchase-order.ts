import type { Api } from '#modules/client.ts'
import { writeWorkbook } from '#platform/spreadsheets/write-sheets.ts'
import { joinVerifiedCompany, createSignedInBuyer } from '../accounts/buyers.ts'
import { pdf } from '../files/valid.ts'
import { findWellStockedSkus } from '../catalogue/products.ts'
import type { TestShop } from '../shop.ts'

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

/** A purchase order of forty lines by the demo's company, which sales have matched. Returns its id. */
export async function createMatchedPurchaseOrder(shop: TestShop): Promise<string> {
  const api = await shop.asBuyer('bisnis@contoh.id')
  const { results } = await api.customers.addresses()
  const { record: id } = await createPurchaseOrder(api, results[0]!.id)
  const { staffPurchaseOrders } = await shop.asStaff('sales@contoh.id')
  const skus = await findWellStockedSkus(shop.db, 40)
  const { lines } = await staffPurchaseOrders.saveLines({
    id,
    body: { lines: [], add: skus.map((sku) => `${sku} 2`).join('\n') },
  })
  await staffPurchaseOrders.saveLines({
    id,
    body: {
      lines: lines.map(({ id: lineId, text, candidates }) => ({
        id: lineId,
        text,
        qty: candidates[0]!.minOrder * 2,
        product_variant_id: candidates[0]!.product_variant_id,
      })),
    },
  })
  return id
}

/** The error code of a refused call; `taken` if it succeeds. */
export const readErrorCode = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    ({ code }) => code as string,
  )
