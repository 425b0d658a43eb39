import { randomUUID } from 'node:crypto'
import { rupiah } from '#platform/money.ts'
import { credilinqMapping } from '#platform/lender/credilinq.ts'
import { createHttpLender } from '#platform/lender/http-lender.ts'
import { koinworksMapping } from '#platform/lender/koinworks.ts'
import { modalRakyatMapping } from '#platform/lender/modal-rakyat.ts'
import type { Lender, LenderFacts, LenderStatus, LoanEventStatus } from '#platform/lender/port.ts'
import type { RawNotification } from '#platform/outside-party/notification.ts'
import { buildNotification } from '#modules/finance/lender-simulator/service/lender-simulator.ts'
import type { TestShop } from '../shop.ts'
import { LENDER_KEY, LENDER_WEBHOOK_SECRET, openLenderServer } from './lender-server.ts'

/** The lenders' contract: what the shop relies on, of the simulator and of the adapter for each lender. */
type LenderSubject = {
  name: string
  lender: Lender
  /** Lets something happen to a loan, and returns its notification. */
  tellLoan(reference: string, status: LoanEventStatus): Promise<RawNotification> | RawNotification
  /** Lets something happen to an application, and returns its notification. */
  tell(
    reference: string,
    status: Exclude<LenderStatus, 'active'>,
  ): Promise<RawNotification> | RawNotification
  whileDown(work: () => Promise<void>): Promise<void>
}

/** The simulator, and the adapter for each lender with its server. */
export async function openLenderSubjects(shop: TestShop) {
  const simulator = (await shop.asStaff('finance@contoh.id')).staffLenderSimulator
  const simulated: LenderSubject = {
    name: 'simulator',
    lender: shop.deps.lenders.credilinq,
    async tell(reference, status) {
      const { rows } = await shop.pool.query<{ nr: string }>(
        'select nr::text as nr from lender_simulator_application where reference = $1',
        [reference],
      )
      await simulator.decide({ id: rows[0]!.nr, body: { status } })
      const { rows: events } = await shop.pool.query<{ id: string }>(
        'select id from lender_simulator_event where application_nr = $1 order by nr desc limit 1',
        [rows[0]!.nr],
      )
      return (await buildNotification(shop.db, events[0]!.id))!
    },
    async tellLoan(reference, step) {
      const { rows } = await shop.pool.query<{ nr: string }>(
        'select nr::text as nr from lender_simulator_loan where reference = $1',
        [reference],
      )
      await simulator.driveLoan({ id: rows[0]!.nr, body: { step } })
      const { rows: events } = await shop.pool.query<{ id: string }>(
        'select id from lender_simulator_loan_event where loan_nr = $1 order by nr desc limit 1',
        [rows[0]!.nr],
      )
      return (await buildNotification(shop.db, events[0]!.id))!
    },
    async whileDown(work) {
      await simulator.changeMode({ body: { lender: 'credilinq', mode: 'down' } })
      await work()
      await simulator.changeMode({ body: { lender: 'credilinq', mode: 'normal' } })
    },
  }
  const quick = { clock: shop.clock, retryDelaysMs: [1, 1] }
  const overHttp = await Promise.all(
    [credilinqMapping, modalRakyatMapping, koinworksMapping].map(async (mapping) => {
      const server = await openLenderServer(mapping)
      const account = { apiUrl: server.url, key: LENDER_KEY, webhookSecret: LENDER_WEBHOOK_SECRET }
      const subject: LenderSubject = {
        name: mapping.code,
        lender: createHttpLender(mapping, account, quick),
        tell: server.tell,
        tellLoan: server.tellLoan,
        async whileDown(work) {
          server.state.failures = 3
          await work()
          server.state.failures = 0
        },
      }
      return { subject, server, mapping }
    }),
  )
  return { simulated, overHttp, quick }
}

export const facts: LenderFacts = {
  yearsInBusiness: 4,
  yearlySales: rupiah(2_000_000_000),
  amount: rupiah(200_000_000),
  purpose: 'Belanja semen dan besi',
  companyName: 'PT Maju Bangun',
  entity: 'PT',
  npwp: '0123456789012345',
  nib: '9120001234567',
  street: 'Jalan Raya 1',
  postalCode: '17520',
  district: 'Cikarang Barat',
  city: 'Bekasi',
  province: 'Jawa Barat',
  personName: 'Warsito',
  position: 'Direktur',
  phone: '6281234567890',
  nik: '3216080101900001',
}

/** An application with a paper, sent twice; returns its reference. */
export async function submitTwice(lender: Lender): Promise<string> {
  const reference = randomUUID()
  const bytes = Buffer.from('%PDF-1.4')
  const document = { id: randomUUID(), kind: 'ktp', name: 'ktp.pdf', bytes }
  const { documentId } = await lender.uploadDocument(reference, document)
  const application = { reference, attempt: 1, facts, documentIds: [documentId] }
  await lender.submit(application)
  await lender.submit(application)
  return reference
}
