import {
  createClient,
  type Client,
  type Transport,
  type TransportDecorator,
} from '#platform/contract/client.ts'
import { contract } from '#modules/contract.ts'

/** The typed client of the whole shop: `api.cart.add({ body })`. */
export type Api = { [Group in keyof typeof contract]: Client<(typeof contract)[Group]> }

/** A client of the whole contract over one transport: the network, or dispatch in this process. */
export function createApi(transport: Transport, decorate?: TransportDecorator): Api {
  const groups = Object.entries(contract).map(([group, calls]) => [
    group,
    createClient(
      calls,
      (name, call, input, options) => transport(`${group}.${name}`, call, input, options),
      decorate,
    ),
  ])
  return Object.fromEntries(groups)
}
