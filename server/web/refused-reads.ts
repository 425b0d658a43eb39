import { data, type ServerBuild } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'

type Routes = ServerBuild['routes']
type Work = (...args: never[]) => unknown

/**
 * The routes, with what a call refuses while a page is read as the status of the page and its sentence. React Router
 * takes any other error for a fault of ours: a 500, and a line of the log.
 */
export const answerRefusedReads = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: withStatus(route.module) },
    ]),
  )

type RouteModule = NonNullable<Routes[string]>['module']

function withStatus(module: RouteModule): RouteModule {
  const { loader, middleware } = module
  return {
    ...module,
    ...(loader ? { loader: answerRefusal(loader) } : {}),
    ...(middleware ? { middleware: middleware.map(answerRefusal) } : {}),
  }
}

const answerRefusal = <F extends Work>(work: F): F =>
  (async (...args: Parameters<F>) => {
    try {
      return await work(...args)
    } catch (thrown) {
      if (!isCallError(thrown) || thrown.status < 400 || thrown.status >= 500) throw thrown
      throw data({ message: thrown.message, code: thrown.code }, { status: thrown.status })
    }
  }) as F
