import type { AppDeps } from '#platform/http/context.ts'
import type { Lenders } from '#platform/lender/port.ts'
import { ForgedNotification } from '#platform/outside-party/notification.ts'
import type { FailureReports } from './error-reports.ts'

/** The outside parties that the shop asks for something. */
export type Ports = Pick<
  AppDeps,
  'mail' | 'whatsapp' | 'gateway' | 'paper' | 'lenders' | 'languageModel'
>

/** Error codes of calls that were never sent: circuit open, resting, or too busy. */
const NOT_ASKED: ReadonlySet<unknown> = new Set(['open', 'resting', 'busy'])

/** Wraps the ports so that their failures are reported, even where the caller has a fallback. */
export function reportPortFailures(ports: Ports, failures: FailureReports): Ports {
  const watch = <Port extends object>(name: string, port: Port): Port =>
    watchPort(port, (thrown, method) => {
      const isPortFault =
        !(thrown instanceof ForgedNotification) &&
        !NOT_ASKED.has((thrown as { code?: unknown } | undefined)?.code)
      if (isPortFault) failures.reportPort(thrown, `${name}.${method}`)
    })
  const { mail, whatsapp, gateway, paper, lenders, languageModel } = ports
  return {
    mail: watch('mail', mail),
    whatsapp: watch('whatsapp', whatsapp),
    gateway: watch(gateway.provider, gateway),
    paper: paper && watch(paper.provider, paper),
    lenders: Object.fromEntries(
      Object.entries(lenders).map(([code, lender]) => [code, watch(code, lender)]),
    ) as Lenders,
    languageModel: languageModel && watch('language-model', languageModel),
  }
}

/** The same port; `onFailure` gets what its methods throw before the caller does. */
function watchPort<Port extends object>(
  port: Port,
  onFailure: (thrown: unknown, method: string) => void,
): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      const fail = (thrown: unknown): never => {
        onFailure(thrown, String(key))
        throw thrown
      }
      return (...input: unknown[]) => {
        try {
          const result: unknown = value.apply(target, input)
          return result instanceof Promise ? result.catch(fail) : result
        } catch (thrown) {
          return fail(thrown)
        }
      }
    },
  })
}
