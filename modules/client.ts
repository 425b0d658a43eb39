import { createClient, type Carrier, type Client } from '#platform/contract/client.ts'
import { contract } from './calls.ts'

/** The typed client of the whole shop: `api.cart.add({ body })`. */
export type Api = { [Group in keyof typeof contract]: Client<(typeof contract)[Group]> }

/** One client, whatever carries it: the network, or dispatch in this process. */
export function createApi(carry: Carrier): Api {
  const groups = Object.entries(contract).map(([group, calls]) => [
    group,
    createClient(calls, (name, call, given, options) =>
      carry(`${group}.${name}`, call, given, options),
    ),
  ])
  return Object.fromEntries(groups)
}
