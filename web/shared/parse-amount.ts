import { moneyToJson, sen, type MoneyJson } from '#platform/money.ts'

/**
 * Parses an amount as a person types it from a bank statement: `32129217`, `32.129.217`, `Rp
 * 32.129.217,00`, `32129217.00`. Undefined where it is ambiguous.
 */
export function parseAmount(text: string): MoneyJson | undefined {
  const digits = text.replace(/^\s*(?:rp|idr)\.?/i, '').replace(/\s/g, '')
  const match =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,15})(?:,(\d{2})|,-)?$/.exec(digits) ??
    /^(\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.(\d{2}))?$/.exec(digits)
  if (!match) return undefined
  const [, whole = '', decimals = '00'] = match
  const amount = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals)
  return Number.isSafeInteger(amount) ? moneyToJson(sen(amount)) : undefined
}
