import type { Api } from '#modules/client.ts'
import type { SavedFleet } from '../types.ts'

/** The saved drivers and vehicles; none for roles that load no deliveries. */
export async function loadFleet({ staffFleet }: Pick<Api, 'staffFleet'>): Promise<SavedFleet> {
  try {
    const [drivers, vehicles] = await Promise.all([staffFleet.drivers(), staffFleet.vehicles()])
    return { drivers: drivers.results, vehicles: vehicles.results }
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 403) return { drivers: [], vehicles: [] }
    throw thrown
  }
}
