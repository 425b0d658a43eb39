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
export const createApi = (transport: Transport, decorate?: TransportDecorator): Api =>
  new ContractClient(transport, decorate) as unknown as Api

/** A group's client is created when it is first used: a page needs five groups of forty. */
class ContractClient {
  readonly #transport: Transport
  readonly #decorate: TransportDecorator | undefined

  constructor(transport: Transport, decorate: TransportDecorator | undefined) {
    this.#transport = transport
    this.#decorate = decorate
  }

  static {
    for (const [group, calls] of Object.entries(contract))
      Object.defineProperty(this.prototype, group, {
        get(this: ContractClient) {
          const transport = this.#transport
          const client = createClient(
            calls,
            (name, call, input, options) => transport(`${group}.${name}`, call, input, options),
            this.#decorate,
          )
          Object.defineProperty(this, group, { value: client })
          return client
        },
      })
  }
}
