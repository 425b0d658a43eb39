import type { Api } from '#modules/client.ts'
import { company, need, person } from '#tests/support/lenders/application-steps.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'

/**
 * The demo's business has begun an application at KoinWorks, and sent one to Modal Rakyat, which is down. Returns the
 * latter's id. At Credilinq it has a limit from the beginning.
 */
export async function applyAtLenders(business: Api, staff: Api): Promise<string> {
  await business.koinworks.eligibility({ body: need() })
  const { modalRakyat } = business
  const { id } = await modalRakyat.eligibility({ body: need({ amount: 75_000_000 }) })
  const { results } = await business.credilinq.postalCodes({
    query: { country: 'indonesia', search: '17' },
  })
  const address = { street: 'Jalan Raya Industri 1', postalCode: results[0]! }
  const picture = await makeProofImage().arrayBuffer()
  const documents = []
  for (const kind of ['ktp', 'rekening-koran'] as const) {
    const { id: fileId } = await business.files.upload({
      form: {},
      files: { file: new File([picture], `${kind}-direktur.png`) },
    })
    documents.push({ kind, fileId })
  }
  await modalRakyat.save({ id, body: { data: { company, person, address, documents } } })
  // Else its decision comes while the screens are taken.
  await staff.staffLenderSimulator.changeMode({ body: { lender: 'modal-rakyat', mode: 'down' } })
  await modalRakyat.sendRegistration({ body: { data: { id, consent: true } } })
  return id
}
