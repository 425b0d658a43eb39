import {
  data,
  type DataRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router'
import type { FormErrors } from '../form-errors.ts'
import { collectFormValues } from '../form/collect-form-values.ts'
import { updateConnection } from './connection-state.ts'
import { removeCopyMark } from './copy.ts'
import {
  classifyFailure,
  explainToForm,
  isFault,
  waitForResponse,
  type FormFailure,
} from './failure.ts'
import { cancelNavigation, getRouter, isRestoring, toAddress } from './router.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Without a connection the page stays as it is, and so does a form that the shop failed to take. A link leaves it
 * unchanged, a form keeps what was typed and shows a reply of its own, and data that could not be renewed stays. React
 * Router would replace the page by its error page.
 */
export const keepPageWithoutConnection: MiddlewareFunction<Results> = async ({ request }, next) => {
  const router = getRouter()
  if (!router) return next()
  const address = toAddress(new URL(request.url))
  if (isRestoring(address)) return {}
  const submission = request.method === 'GET' ? undefined : findSubmission(router, address)
  const wasOnline = navigator.onLine
  // Files may take as long as the line needs.
  const results = await (submission?.hasFiles ? next() : callInTime(next))
  if (request.signal.aborted) return results
  const failure = findFailure(results, wasOnline, submission !== undefined)
  if (!failure) {
    if (hasLoaded(results)) reportSuccess(router, request.method, address)
    return results
  }
  if (failure !== 'fault') updateConnection({ failure })
  if (request.method !== 'GET') return replyToForm(router, address, failure, submission)
  // Only for this page's own address: another product has the same route, and other data.
  if (address === toAddress(router.state.location)) return {}
  if (isNavigatingTo(router, address)) {
    void cancelNavigation(router)
    // The navigation ends a little later: until then it must not complete.
    return new Promise(() => {})
  }
  return toResults(undefined)
}

const isNavigatingTo = ({ state }: DataRouter, address: string): boolean =>
  state.navigation.state === 'loading' && toAddress(state.navigation.location) === address

/** After a form that was refused nothing is loaded again, which says nothing about the connection. */
const hasLoaded = (results: Results): boolean =>
  Object.values(results).some(({ result }) => result !== undefined && result !== null)

/** What a fetcher loads does not renew the page itself. */
function reportSuccess(router: DataRouter, method: string, address: string): void {
  const isPage = isNavigatingTo(router, address) || address === toAddress(router.state.location)
  const isRenewed = method === 'GET' && isPage
  if (isRenewed) removeCopyMark()
  updateConnection({ failure: undefined, ...(isRenewed ? { copy: undefined } : {}) })
}

/** React Router takes the result of any matched route for the one that it asked for. */
const toResults = (result: unknown): Results => ({ root: { type: 'data', result } })

const callInTime = (next: () => Promise<Results>): Promise<Results> =>
  waitForResponse(next()).catch((failure: unknown) => ({
    root: { type: 'error', result: failure },
  }))

function findFailure(
  results: Results,
  wasOnline: boolean,
  isForm: boolean,
): FormFailure | undefined {
  for (const { type, result } of Object.values(results)) {
    if (type !== 'error') continue
    const failure = classifyFailure(unwrap(result), wasOnline)
    if (failure) return failure
    if (isForm && isFault(result)) return 'fault'
  }
  return undefined
}

/** React Router wraps what an action throws in its data and a status. */
const unwrap = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result
    ? result.data
    : result

type Submission = { isNavigation: boolean; formData: FormData | undefined; hasFiles: boolean }

/** The form that is being sent to an address, by a navigation or by a fetcher. */
function findSubmission({ state }: DataRouter, address: string): Submission | undefined {
  for (const sender of [state.navigation, ...state.fetchers.values()])
    if (sender.state === 'submitting' && toFormAddress(sender.formAction) === address) {
      const { formData } = sender
      const hasFiles = [...(formData?.values() ?? [])].some(
        (value) => value instanceof File && value.size > 0,
      )
      return { isNavigation: sender === state.navigation, formData, hasFiles }
    }
  return undefined
}

const toFormAddress = (action: string) => toAddress(new URL(action, window.location.origin))

/** The form's own reply, as if the shop had refused it. */
function replyToForm(
  router: DataRouter,
  address: string,
  failure: FormFailure,
  submission: Submission | undefined,
): Results {
  // The reply of a form that leads to another page would be shown there.
  const isHere = removeIndex(address) === removeIndex(toAddress(router.state.location))
  if (submission?.isNavigation && !isHere) void cancelNavigation(router)
  const reply: FormErrors = {
    message: explainToForm(failure),
    code: `connection.${failure}`,
    errors: {},
    values: submission?.formData ? collectFormValues(submission.formData) : {},
  }
  return toResults(data(reply, { status: 503 }))
}

/** `?index` names the index route of an address; it is not part of the page's own. */
const removeIndex = (address: string): string =>
  address.replace(/\?index=?(&|$)/, '?').replace(/\?$/, '')
