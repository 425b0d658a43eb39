import { formatQuantity } from '#platform/format.ts'
import type { GoodsOption } from '../track/dialogue.ts'
import { priceOption } from '../reply/write-answer.ts'

/** What a project usually takes: each kind of goods with its first product, as the catalogue has them. */
export type ProjectGoods = {
  name: string
  areaM2: number | null
  goods: readonly { words: string; option: GoodsOption }[]
}

/** `Untuk pagar tembok biasanya perlu, misalnya:`, and a line for each. */
export const writeProject = ({ name, goods }: ProjectGoods): string[] => [
  `Untuk ${name} biasanya perlu, misalnya:`,
  ...goods.map(({ option }) => `• ${priceOption(option)}`),
]

/** How one goes on from there. */
export const askOfProject = ({ areaM2 }: ProjectGoods): string =>
  areaM2 === null
    ? 'Sebutkan yang mau diambil dengan ukuran dan jumlahnya, atau tulis “semua”.'
    : `Sebutkan yang mau diambil dengan ukurannya, atau tulis “semua”. Untuk ${formatQuantity(areaM2)} m² saya hitungkan jumlahnya.`
