import { getBankName } from '#modules/selling/orders/rules/payment-types.ts'

/** Who is simulated: the bank of virtual accounts and QRIS, or Paper.id. */
export const SimulatorProvider = ['simulator', 'paper-simulator'] as const
export type SimulatorProvider = (typeof SimulatorProvider)[number]

/** `silent`: the bank takes money but sends no notification. `down`: it does not respond. */
export const SimulatorMode = ['normal', 'silent', 'down'] as const
export type SimulatorMode = (typeof SimulatorMode)[number]

export const simulatorModeNames: Record<SimulatorMode, string> = {
  normal: 'Normal',
  silent: 'Diam',
  down: 'Mati',
}

/** What is paid to an account, as staff choose it. */
export const SimulatedPayment = ['exact', 'other', 'late'] as const
export type SimulatedPayment = (typeof SimulatedPayment)[number]

/** The digits that a bank gives to the shop; the number of the account follows. */
const PREFIXES: Record<string, string> = {
  bca: '39358',
  mandiri: '8870',
  bri: '26215',
  bni: '988',
  permata: '8545',
}

/** Mandiri's company code of the shop. */
const BILLER_CODE = '70012'

/** The number of a virtual account; Mandiri's is typed after the company code. */
export const buildAccountNumber = (bank: string, nr: number) => ({
  accountNumber: `${PREFIXES[bank] ?? '9'}${String(nr).padStart(11, '0')}`,
  billerCode: bank === 'mandiri' ? BILLER_CODE : null,
})

const tag = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** A QRIS text (EMV merchant-presented mode): a dynamic code with the amount in rupiah. */
export function buildQrText(nr: number, rupiah: number): string {
  const merchant = tag('00', 'ID.CO.SIMULATOR.WWW') + tag('01', String(nr).padStart(15, '0'))
  const text = [
    tag('00', '01'),
    tag('01', '12'),
    tag('26', merchant),
    tag('52', '5211'),
    tag('53', '360'),
    tag('54', String(rupiah)),
    tag('58', 'ID'),
    tag('59', 'SIMULATOR BANK'),
    tag('60', 'BEKASI'),
    '6304',
  ].join('')
  return text + computeCrc(text)
}

/** CRC-16/CCITT-FALSE, which ends every QRIS text. */
function computeCrc(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Where the built-in Paper has its page of an invoice; the demo serves it. */
export const buildSimulatedPaperPath = (reference: string): string => `/demo/paper/${reference}`

/** How an account is named: `BCA`, `QRIS`, `Paper.id`. */
export const describeAccount = (method: string, bank: string | null): string =>
  method === 'va' ? getBankName(bank) : method === 'paper' ? 'Paper.id' : 'QRIS'
