import { readLoanEvent, toRupiah } from './lender-messages.ts'
import { toLenderPath, type LenderRequests } from './lender-requests.ts'
import type { LenderMapping } from './mapping.ts'
import type { Lender } from './port.ts'

type LoanMethods = Pick<
  Lender,
  'requestLoan' | 'confirmDelivery' | 'cancelLoan' | 'returnMoney' | 'queryLoan'
>

/** The methods about a loan that pays an order. */
export const createLoanMethods = (
  mapping: LenderMapping,
  { find, request, listEvents }: LenderRequests,
): LoanMethods => {
  const { paths, sent } = mapping
  return {
    async requestLoan({ reference, application, amount, tenor, description }) {
      const fields = {
        [sent.loan]: reference,
        [sent.reference]: application,
        [sent.amount]: toRupiah(amount),
        [sent.tenor]: tenor,
        [sent.description]: description,
      }
      await request(paths.loans, { body: fields, idempotencyKey: reference })
    },
    async confirmDelivery(reference, { recipient, phone, address, date }) {
      const fields = {
        [sent.recipient]: recipient,
        [sent.phone]: phone,
        [sent.address]: address,
        [sent.date]: date,
      }
      const path = toLenderPath(paths.delivery, reference)
      await request(path, { body: fields, idempotencyKey: `${reference}-delivery` })
    },
    async cancelLoan(reference) {
      const path = toLenderPath(paths.cancel, reference)
      await find(path, { body: {}, idempotencyKey: `${reference}-cancel` })
    },
    async returnMoney(reference, { key, amount, transfer }) {
      const fields = { [sent.amount]: toRupiah(amount), [sent.transfer]: transfer }
      const path = toLenderPath(paths.returns, reference)
      await request(path, { body: fields, idempotencyKey: key })
    },
    async queryLoan(reference) {
      const events = await listEvents(toLenderPath(paths.loanEvents, reference))
      return events.flatMap((each) => readLoanEvent(mapping, each) ?? [])
    },
  }
}
