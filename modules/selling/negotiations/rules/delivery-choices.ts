/** Who brings the goods. A haulier outside the shop sets their own price, so that one is not haggled. */
export const negotiationDeliveries = [
  { code: 'fleet', name: 'Armada kami', isNegotiable: true },
  { code: 'courier', name: 'Ekspedisi', isNegotiable: false },
  { code: 'pickup', name: 'Ambil di gudang', isNegotiable: false },
] as const
export type NegotiationDelivery = (typeof negotiationDeliveries)[number]['code']
export const NegotiationDelivery = negotiationDeliveries.map(({ code }) => code) as [
  NegotiationDelivery,
  ...NegotiationDelivery[],
]

export const findNegotiationDelivery = (code: NegotiationDelivery) =>
  negotiationDeliveries.find((delivery) => delivery.code === code)!
