import type { Api } from '#modules/client.ts'
import type { Realm } from '#modules/people/identity/rules/realm.ts'
import type { CurrentSession, DistrictChoice } from '#web/context.ts'
import type { Reader } from '#web/reader/reader-data.ts'
import { EMPTY_CART } from '#web/shell.ts'
import type { CookieJar } from './cookies.ts'

type ReaderParts = {
  realm: Realm
  jar: CookieJar
  api: Api
  session: CurrentSession
  districtChoice: DistrictChoice
}

/** The reader of a page. Whoever is not signed in and has no visitor token has put nothing into a cart. */
export function createReader({ realm, jar, api, session, districtChoice }: ReaderParts): Reader {
  const { user = null } = session
  return {
    api,
    user,
    findDistrict: districtChoice.find,
    async loadCart() {
      if (realm !== 'buyer' || (!user && !jar.visitorToken())) return EMPTY_CART
      const { count, goods, weightKg } = await api.cart.show()
      return { count, total: goods.amount, kg: weightKg }
    },
  }
}
