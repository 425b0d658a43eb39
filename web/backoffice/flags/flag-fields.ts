import type { Api } from '#modules/client.ts'
import { createFieldReader, parseDecimal } from '../shared/forms/form-values.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'

export type Flag = Awaited<ReturnType<Api['staffFlags']['list']>>['results'][number]
type Targeting = Pick<Flag, 'rules' | 'shares'>
type FlagRule = Targeting['rules'][number]

export const MAX_RULES = 5

export const audienceNames: Record<FlagRule['audience'], string> = {
  all: 'Semua orang',
  visitor: 'Pengunjung tanpa akun',
  retail: 'Akun pribadi',
  business: 'Akun bisnis',
}

/**
 * The rules of the form, without the rows that have no shares: emptying them removes a rule. `toFormPath` finds the row
 * that a refused rule was typed into. What is no number is left to the call, which refuses it at its field.
 */
export function readTargeting(form: FormData): {
  body: Targeting
  toFormPath: (path: string) => string
} {
  const read = createFieldReader(form)
  const readShares = (name: string) => [0, 1].map((at) => parseDecimal(read(`${name}[${at}]`)))
  const rows = Array.from({ length: MAX_RULES }, (_, row) => row).filter((row) =>
    readShares(`rules[${row}].shares`).some((share) => share !== undefined),
  )
  const rules = rows.map((row) => ({
    audience: read(`rules[${row}].audience`) ?? 'all',
    page: read(`rules[${row}].page`) ?? '',
    shares: readShares(`rules[${row}].shares`).map((share) => share ?? 0),
  }))
  return {
    body: { rules, shares: readShares('shares').map((share) => share ?? 0) } as Targeting,
    toFormPath: (path) =>
      path
        .replace(/^rules\.(\d+)/, (_, at: string) => `rules.${rows[Number(at)] ?? at}`)
        .replace(/shares$/, 'shares.0'),
  }
}

const describeShares = (shares: unknown): string => (shares as Flag['shares']).join(' : ')

export const flagDescribers: FieldDescribers = {
  shares: describeShares,
  rules: (rules) =>
    (rules as FlagRule[])
      .map(
        ({ audience, page, shares }) =>
          `${audienceNames[audience]}${page ? `, ${page}` : ''}: ${describeShares(shares)}`,
      )
      .join('\n'),
}

/** What two shares are of a hundred readers: `33% : 67%`. */
export function describePercent([first = 0, second = 0]: Flag['shares']): string {
  const percent = Math.round((first / (first + second)) * 100)
  return `${percent}% : ${100 - percent}%`
}
