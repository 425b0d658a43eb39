import type { Api } from '#modules/client.ts'
import { company, need, person } from '#tests/support/lenders/application-steps.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'

type RegistrationCalls = Omit<Api['modalRakyat'], 'sendAgreement'>
type LenderGroup = 'credilinq' | 'modalRakyat' | 'koinworks'

/** Uploads a document and returns its id. */
export const uploadDocument = async (api: Api): Promise<string> =>
  (await api.files.upload({ form: {}, files: { file: makeProofImage() } })).id

/** A complete application at a lender, not sent yet; returns its id. */
export async function completeApplication(
  api: Api,
  lender: LenderGroup,
  changes: Parameters<typeof need>[0] = {},
): Promise<string> {
  const calls: RegistrationCalls = api[lender]
  const { id } = await calls.eligibility({ body: need(changes) })
  const query = { country: 'indonesia', search: '17' } as const
  const { results } = await api.credilinq.postalCodes({ query })
  const address = { street: 'Jalan Raya Industri 1', postalCode: results[0]! }
  await calls.save({ id, body: { data: { company, person, address } } })
  const documents = [
    { kind: 'ktp' as const, fileId: await uploadDocument(api) },
    { kind: 'rekening-koran' as const, fileId: await uploadDocument(api) },
  ]
  await calls.save({ id, body: { data: { documents } } })
  return id
}

/** Sends an application with the consent of its company. */
export const sendApplication = (api: Api, lender: LenderGroup, id: string) =>
  (api[lender] as RegistrationCalls).sendRegistration({ body: { data: { id, consent: true } } })
