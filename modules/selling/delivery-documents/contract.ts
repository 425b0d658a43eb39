import { call, file, storedFile } from '#platform/contract/call.ts'

export const deliveryDocumentCalls = {
  note: call('GET /do/document/{id}', {
    summary: 'The delivery note of one of my deliveries, as a PDF',
    who: 'buyer',
    ids: 'uuid',
    limit: { times: 60, seconds: 60, by: 'caller' },
    response: file('application/pdf'),
  }),
  photo: call('GET /do/document/{id}/photo', {
    summary: 'The photo of the handover of one of my deliveries (ours)',
    who: 'buyer',
    ids: 'uuid',
    limit: { times: 60, seconds: 60, by: 'caller' },
    response: storedFile(),
  }),
}
