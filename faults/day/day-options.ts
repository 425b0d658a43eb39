import { parseArgs } from 'node:util'
import { SHAPES, type DayShape } from './day-shop.ts'

export type DayOptions = {
  /** So many thousand visits. */
  times: number
  minutes: number
  shape: DayShape
  /** A shop that runs already, and its database. */
  url: string | undefined
  databaseUrl: string | undefined
  products: number
  seed: number
  thinking: number
  /** Names of visitors; empty for all. */
  only: string[]
  /** Raise the multiple until the p95 is above the limit. */
  isRising: boolean
}

const USAGE = `npm run day -- [--times 20] [--minutes 3] [--on ${SHAPES.join('|')}] [--rise] [--only reader,payer]
  [--products 2000] [--seed 1] [--thinking 1] [--url http://localhost:3000 --database-url postgres://…]`

/** Parses the arguments of `npm run day --`. Throws Error with the usage if they are invalid. */
export function readDayOptions(args: readonly string[], names: readonly string[]): DayOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      times: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '3' },
      on: { type: 'string', default: 'one' },
      url: { type: 'string' },
      'database-url': { type: 'string' },
      products: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      thinking: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      rise: { type: 'boolean', default: false },
    },
  })
  const refuse = (reason: string) => new Error(`${reason}\n${USAGE}`)
  const number = (name: 'times' | 'minutes' | 'products' | 'seed' | 'thinking', least: number) => {
    const value = Number(values[name])
    if (!(value >= least))
      throw refuse(`--${name} "${values[name]}" is no number from ${least} on.`)
    return value
  }
  const shape = SHAPES.find((each) => each === values.on)
  if (!shape) throw refuse(`A day runs on ${SHAPES.join(', ')}, not on "${values.on}".`)
  if ((values.url === undefined) !== (values['database-url'] === undefined))
    throw refuse(
      '--url and --database-url belong together: the end of the day is audited in the database.',
    )
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.find((name) => !names.includes(name))
  if (unknown) throw refuse(`There is no visitor "${unknown}"; there are ${names.join(', ')}.`)
  return {
    times: number('times', 0.01),
    minutes: number('minutes', 0.05),
    shape,
    url: values.url?.replace(/\/$/, ''),
    databaseUrl: values['database-url'],
    products: number('products', 1),
    seed: number('seed', 0),
    thinking: number('thinking', 0),
    only,
    isRising: values.rise,
  }
}
