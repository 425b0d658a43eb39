import { inSpan } from '../tracing/tracing.ts'
import type { Dispatch } from './dispatch.ts'

/** Makes each call a part of the trace that it belongs to. */
export const traceCalls =
  (run: Dispatch['run']): Dispatch['run'] =>
  (name, request) =>
    inSpan({ name: `call ${name}` }, () => run(name, request))
