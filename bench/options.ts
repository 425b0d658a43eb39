import { parseArgs } from 'node:util'
import { SHAPES, type DayShape } from '#faults/day/day-shop.ts'

export type BenchOptions = {
  products: number
  /** The number of variants of a second catalogue that is compared with the first. */
  growth: number | undefined
  /** The number of orders in which every list of orders is read; nothing else is measured then. */
  orders: number | undefined
  /** How long each measure takes, and its reference again. */
  seconds: number
  /** Names of measures; empty for all. */
  only: string[]
  json: boolean
  /** A folder for a CPU profile of the shop's process. */
  profile: string | undefined
  /** A shape of several processes, on which everything is measured again, beside one process. */
  beside: DayShape | undefined
}

const USAGE = `npm run bench -- [--products 20000] [--growth 1000000] [--orders 1000000] [--beside four|cluster] [--seconds 5] [--only list,cart] [--json] [--profile folder]`

/** Parses the arguments of `npm run bench --`. Throws Error with the usage if they are invalid. */
export function readOptions(args: readonly string[], names: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '20000' },
      growth: { type: 'string' },
      orders: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      profile: { type: 'string' },
      beside: { type: 'string' },
    },
  })
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.find((name) => !names.includes(name))
  if (unknown)
    throw new Error(`There is no measure "${unknown}"; there are ${names.join(', ')}.\n${USAGE}`)
  const [products, seconds] = [
    parsePositiveInteger(values.products),
    parsePositiveInteger(values.seconds),
  ]
  const growth = values.growth === undefined ? undefined : parsePositiveInteger(values.growth)
  const orders = values.orders === undefined ? undefined : parsePositiveInteger(values.orders)
  const beside = SHAPES.find((shape) => shape === values.beside)
  if (beside !== values.beside || beside === 'one')
    throw new Error(`Beside one process stands four or cluster, not "${values.beside}".\n${USAGE}`)
  return {
    products,
    growth,
    orders,
    seconds,
    only,
    json: values.json,
    profile: values.profile,
    beside,
  }
}

function parsePositiveInteger(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`"${text}" is no whole number above zero.\n${USAGE}`)
}
