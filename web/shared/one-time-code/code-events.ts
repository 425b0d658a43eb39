import { pushToDataLayer } from '#web/data-layer.ts'

/** What a code confirms: a limit, or a loan. */
export type CodeKind = 'limit' | 'loan'

/** The events of the code dialog (specification §4), by the form that was posted. */
export const codeIntents = {
  limit: { request: 'getOTP', submit: 'submitOTP' },
  loan: { request: 'getLoanOTP', submit: 'submitLoanOTP' },
} as const satisfies Record<CodeKind, { request: string; submit: string }>

type CodeEventName =
  | (typeof codeIntents)[CodeKind]['request' | 'submit']
  | 'code-generated'
  | 'success'
  | 'failure'

/**
 * Tells the page and the data layer what happens in the dialog of a code: `window.addEventListener('getOTP', …)`. The code
 * itself is in none of them.
 */
export function dispatchCodeEvent(name: CodeEventName, kind: CodeKind): void {
  window.dispatchEvent(new CustomEvent(name, { detail: { kind } }))
  pushToDataLayer({ event: name, kind })
}
