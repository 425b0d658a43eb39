import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { revalidateOnConflict } from '#web/revalidate.ts'

/** The steps that a phone shows one at a time, in their order; a wide screen shows all of them. */
export const CHECKOUT_STEPS = ['alamat', 'pengiriman', 'penerima', 'bayar'] as const
export type CheckoutStepName = (typeof CHECKOUT_STEPS)[number]

/** The parameter of the address that holds the step, so that the browser's way back leads one step back. */
export const STEP_PARAM = 'langkah'

/** The intent of a post that places no order: the page comes back with what was typed. */
export const KEEP_TYPED = 'keep-typed'

/** A form that is sent with *Lanjut* names its own step and then the next one. */
export const readStep = (query: URLSearchParams): CheckoutStepName =>
  CHECKOUT_STEPS.find((step) => step === query.getAll(STEP_PARAM).at(-1)) ?? 'alamat'

/** The address of another step with the same choices. */
export function buildStepUrl(query: URLSearchParams, step: CheckoutStepName): string {
  const next = new URLSearchParams(query)
  next.set(STEP_PARAM, step)
  return `?${next}`
}

export const isStepDone = (step: CheckoutStepName, current: CheckoutStepName): boolean =>
  CHECKOUT_STEPS.indexOf(step) < CHECKOUT_STEPS.indexOf(current)

export const findNextStep = (step: CheckoutStepName): CheckoutStepName | undefined =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1]

/** Fields that are filled in before the last step. */
const RECIPIENT_FIELDS = [
  'contactName',
  'contactPhone',
  'date',
  'window',
  'unloading',
  'poNumber',
  'poFile',
  'note',
]

/** A refused order shows the step with the first field that was refused. */
export const findRefusedStep = (errors: Record<string, unknown>): CheckoutStepName | undefined =>
  RECIPIENT_FIELDS.some((name) => name in errors) ? 'penerima' : undefined

/** Another step shows what is loaded already: prices, vehicles and the order's key stay as they are. */
export function revalidateExceptSteps(args: ShouldRevalidateFunctionArgs): boolean {
  const [from, to] = [args.currentUrl, args.nextUrl].map(({ pathname, searchParams }) => {
    const query = new URLSearchParams(searchParams)
    query.delete(STEP_PARAM)
    return `${pathname}?${query}`
  })
  const isStepOnly = !args.formMethod && from === to && args.currentUrl.href !== args.nextUrl.href
  return !isStepOnly && revalidateOnConflict(args)
}
