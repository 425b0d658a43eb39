import type { Api } from '#modules/client.ts'
import { pdf } from './files/honest.ts'

/** A record of a business buyer's company, and a file that waits to become one: their ids. */
export async function purchaseOrder(api: Api, addressId: string) {
  const upload = async () =>
    (await api.upo.upload({ files: { file: new File([new Uint8Array(pdf())], 'po.pdf') } })).id
  const facts = { project: 'Ruko', projectType: 'ruko' as const, paymentMethod: 'transfer' }
  const lines = [{ text: 'triplek 9 mm', qty: 3 }]
  const body = { ...facts, addressId, lines, fileId: await upload() }
  const { id: record } = await api.upo.create({ table: 'upo', body })
  return { record, file: await upload() }
}
