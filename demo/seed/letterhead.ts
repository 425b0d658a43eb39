import type { AppDeps } from '#platform/http/context.ts'
import { changeSetting } from '#modules/foundation/settings/service.ts'
import { letterheadSetting } from '#modules/foundation/shop-documents/service.ts'

/** Who the demo's shop is on its documents: invented, with a number that no company has. */
export const seedLetterhead = ({ db, clock, shop }: AppDeps): Promise<void> =>
  changeSetting(
    db,
    letterheadSetting,
    {
      legalName: `PT ${shop.storeName} Niaga Indonesia`,
      address: 'Jl. Raya Imam Bonjol Km 45 No. 8, Cibitung, Bekasi 17520',
      phone: '021 5550 0145',
      email: 'halo@contoh.id',
      npwp: '00.000.000.0-000.000',
    },
    clock.now(),
  )
