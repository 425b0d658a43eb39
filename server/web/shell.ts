import type { Api } from '#modules/client.ts'
import type { Shell } from '#web/shell.ts'
import type { Config } from '../config/config.ts'

/** Loads what every page's frame shows to everybody: the categories of the big menu. */
export async function loadShell(api: Api, { supportPhone }: Config): Promise<Shell> {
  const [{ results }, flags] = await Promise.all([api.catalogue.categories(), api.flags.list()])
  return {
    // The message to customer service says where it comes from (specification, contact).
    supportUrl: `https://wa.me/${supportPhone}?${new URLSearchParams({ text: 'Halo, saya perlu bantuan.', utm_source: 'website', utm_medium: 'whatsapp_floating' })}`,
    chat: flags.results.find(({ key }) => key === 'ec_floating_chat_cta')?.variant ?? null,
    groups: results.map(({ slug, category }) => ({ slug, name: category })),
  }
}
