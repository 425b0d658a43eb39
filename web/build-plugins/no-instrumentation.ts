/** Stands in for React Router's instrumentation, which the shop does not switch on. */
export const getRouteInstrumentationUpdates = (): object => ({})
export const instrumentClientSideRouter = <R>(router: R): R => router
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined
