import { isGatewayType, isLenderType } from './payment-types.ts'

/** The path of the page on which the buyer sees an order. */
export const buildOrderPath = (id: string): string => `/profile/daftar-transaksi/detail?id=${id}`

/** The path of the page on which the buyer pays an order. */
export const buildPaymentPath = ({
  id,
  paymentType,
}: {
  id: string
  paymentType: string
}): string => `/payment-confirmation/${getPage(paymentType)}?order=${id}`

const getPage = (paymentType: string): string =>
  paymentType === 'tempo' || isLenderType(paymentType)
    ? 'tempo'
    : isGatewayType(paymentType)
      ? 'va'
      : 'transfer'
