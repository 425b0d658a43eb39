import type { AppDeps } from '#platform/http/context.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import { fleetSetting } from './fleet-setting.ts'

/** What the shop's vehicles carry, smallest first, for callers that compare a load with them. */
export async function loadFleetLimits({ db }: Pick<AppDeps, 'db'>) {
  const { vehicles, bends } = await loadSetting(db, fleetSetting)
  return {
    vehicles: vehicles.map(({ bedM: _bedM, base: _base, perKm: _perKm, ...limits }) => limits),
    bends,
  }
}
