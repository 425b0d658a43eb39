import { ForgedNotification } from '../outside-party/notification.ts'
import { LenderError, type Lender, type LenderCode, type Lenders } from './port.ts'

const refuse = async (): Promise<never> => {
  throw new LenderError('none', 'no lender here', true)
}

const noLender = (code: LenderCode): Lender => ({
  code,
  isSimulated: false,
  checkEligibility: refuse,
  uploadDocument: refuse,
  submit: refuse,
  acceptAgreement: refuse,
  getLimit: refuse,
  query: refuse,
  requestLoan: refuse,
  confirmDelivery: refuse,
  cancelLoan: refuse,
  returnMoney: refuse,
  queryLoan: refuse,
  readNotification: async () => {
    throw new ForgedNotification('no lender here')
  },
})

/** For processes that never borrow, such as seeding. */
export const noLenders: Lenders = {
  credilinq: noLender('credilinq'),
  'modal-rakyat': noLender('modal-rakyat'),
  koinworks: noLender('koinworks'),
}
