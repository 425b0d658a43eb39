import { formatQuantity } from '#platform/format.ts'
import { changeSupportUrl } from '../floating/support-url.ts'
import type { ChatGoods, ChatThread } from './chat-thread.ts'

/** One line of a list: `Semen PCC Karang Jaya 50 kg 20 sak`. */
const writeGoods = ({ name, product_specification: variant, qty, unit }: ChatGoods): string =>
  `${name}${name.includes(variant) ? '' : ` ${variant}`} ${formatQuantity(qty)} ${unit}`

/** The list as text, one line for each of the goods, as the quick order reads it. */
export const writeGoodsList = (products: readonly ChatGoods[]): string =>
  products.map(writeGoods).join('\n')

/** What customer service reads: the list, for whom, and where it goes. */
function writeSummary({ context: { products, name, shipping_address: address } }: ChatThread) {
  return [
    'Halo, saya melanjutkan percakapan dengan asisten.',
    ...(products.length > 0 ? ['', writeGoodsList(products)] : []),
    ...(name || address ? [''] : []),
    ...(name ? [`Nama: ${name}`] : []),
    ...(address ? [`Alamat: ${address}`] : []),
  ].join('\n')
}

/** The messaging app with the summary; it says where it comes from (specification, contact). */
export const buildChatLink = (supportUrl: string, thread: ChatThread): string =>
  changeSupportUrl(supportUrl, { medium: 'chatbot', text: writeSummary(thread) })
