import type { Api } from '#modules/client.ts'
import type { DeliveryDistrict, DistrictChoice } from '#web/context.ts'
import type { CookieJar } from './cookies.ts'

/**
 * Where the visitor of a request wants goods delivered: the district chosen in this browser, else that of a
 * signed-in buyer's main address. Looked up once, and only by pages that ask for it.
 */
export function createDistrictChoice(api: Api, jar: CookieJar, isBuyer: boolean): DistrictChoice {
  let found: Promise<DeliveryDistrict | undefined> | undefined
  return {
    find: () => (found ??= find()),
    choose: jar.setDistrict,
  }

  async function find(): Promise<DeliveryDistrict | undefined> {
    const chosen = jar.district()
    return (chosen && (await findChosen(chosen))) || (isBuyer ? findHome() : undefined)
  }

  /** The district of an id that the browser sent; undefined where there is none. */
  async function findChosen(id: string): Promise<DeliveryDistrict | undefined> {
    try {
      const { district, city } = await api.regions.district({ id })
      return { id, label: `${district}, ${city}` }
    } catch (thrown) {
      if (thrown instanceof Response && thrown.status === 404) return undefined
      throw thrown
    }
  }

  async function findHome(): Promise<DeliveryDistrict | undefined> {
    const { results } = await api.customers.addresses()
    const [main] = results
    return main && { id: main.district.id, label: `${main.district.name} ${main.postalCode}` }
  }
}
