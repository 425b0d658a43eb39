import { ForgedNotification } from '../outside-party/notification.ts'
import { GatewayError, type PaymentGateway } from './port.ts'

const refuse = async (): Promise<never> => {
  throw new GatewayError('none', 'no gateway here', true)
}

/** Where nothing is collected, as while data is seeded. */
export const noGateway: PaymentGateway = {
  provider: 'simulator',
  refundable: [],
  create: refuse,
  expire: refuse,
  query: refuse,
  refund: refuse,
  readNotification: async () => {
    throw new ForgedNotification('no gateway here')
  },
}
