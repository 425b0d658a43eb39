import { z } from 'zod'
import { call, file, json, storedFile } from '#platform/contract/call.ts'

const staffPdf = {
  who: 'staff',
  roles: ['sales', 'warehouse'],
  limit: { times: 120, seconds: 60, by: 'caller' },
  response: file('application/pdf'),
} as const

const ChosenOrders = z.object({
  ids: z.array(z.uuid()).min(1, 'Pilih pesanannya dulu.').max(100, 'Paling banyak 100 pesanan.'),
})
const printRefusals = ['delivery_documents.none', 'delivery_documents.too_many'] as const

/** What staff print. */
export const staffDeliveryDocumentCalls = {
  note: call('GET /staff/deliveries/{id}/document', {
    ...staffPdf,
    ids: 'uuid',
    summary: 'The delivery note that goes with the goods',
  }),
  photo: call('GET /staff/deliveries/{id}/photo', {
    who: 'staff',
    roles: ['sales', 'finance', 'warehouse'],
    ids: 'uuid',
    summary: 'The photo of a handover',
    response: storedFile(),
  }),
  labels: call('GET /staff/deliveries/{id}/labels', {
    ...staffPdf,
    ids: 'uuid',
    summary: 'A label for each item of a delivery, eight on an A4 sheet',
  }),
  pickList: call('GET /staff/warehouses/{code}/pick-list', {
    ...staffPdf,
    summary: 'What to pick in a warehouse for the deliveries up to a day',
    query: z.object({ day: z.iso.date('Tulis tanggal sebagai tahun-bulan-hari.') }),
  }),
  pickListOfOrders: call('POST /staff/pick-list', {
    ...staffPdf,
    summary: 'What to pick for some orders, warehouse by warehouse',
    body: ChosenOrders,
  }),
  notesOfOrders: call('POST /staff/delivery-notes', {
    ...staffPdf,
    summary: 'The delivery notes of all prepared deliveries of some orders, in one file',
    body: ChosenOrders,
    refusals: printRefusals,
  }),
  labelsOfOrders: call('POST /staff/delivery-labels', {
    ...staffPdf,
    summary: 'The labels of all prepared deliveries of some orders, in one file',
    body: ChosenOrders,
    refusals: printRefusals,
  }),
  checkPrepared: call('POST /staff/prepared-deliveries', {
    who: 'staff',
    roles: ['sales', 'warehouse'],
    summary: 'Which of some orders have a prepared delivery, and why the others have none',
    body: ChosenOrders,
    response: json(
      z.object({
        results: z.array(
          z.object({
            id: z.string(),
            number: z.string().nullable(),
            isDone: z.boolean(),
            reason: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
}
