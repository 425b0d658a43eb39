import type { Api } from '#modules/client.ts'
import type { Shell } from '#web/shell.ts'
import type { Config } from '../config.ts'

/** What stands around every page: the reader's cart, where they have it sent, the categories of the big menu. */
export async function loadShell(
  api: Api,
  { supportPhone }: Config,
  signedIn: boolean,
): Promise<Shell> {
  const [cart, { results }, addresses] = await Promise.all([
    api.cart.show(),
    api.catalogue.categories(),
    signedIn ? api.customers.addresses() : { results: [] },
  ])
  const main = addresses.results[0]
  return {
    cart: { count: cart.count, total: cart.goods.amount, kg: cart.weightKg },
    ...(main ? { district: `${main.district.name} ${main.postalCode}` } : {}),
    // Specification §9: where a message to customer service comes from travels along.
    supportUrl: `https://wa.me/${supportPhone}?${new URLSearchParams({ text: 'Halo, saya perlu bantuan.', utm_source: 'website', utm_medium: 'whatsapp_floating' })}`,
    groups: results.map(({ slug, category }) => ({ slug, name: category })),
  }
}
