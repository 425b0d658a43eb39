import { isMarketBrand, isSplitMarketBrand } from '#modules/catalogue/search/rules/market-brands.ts'
import { measureWords, unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { RecognizeGoods } from './recognize-goods.ts'

/** Words of everyday Indonesian that are part of no goods' name: how, when, why and by whom something is done. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `dari pada oleh trs trus terusan abis habis cepat cepet cepetan cpt buru buruan segera secepatnya sore siang pagi malam
   lusa nanti ntar kemarin barusan tadi tadinya siapkan siapin disiapkan disiapin sediakan sediain sedia hitungkan carikan cariin
   kasih kasihin ngasih bawakan bawain kirimi titip nitip pesanan orderan pembelian belanjaan keperluan kebutuhan kebetulan
   lagi langsung mending mendingan semoga selama sambil supaya agar maka sehingga walau walaupun meski meskipun padahal sebab akibat
   bantu bantuin dibantu mohon kalian mereka dia beliau kami sendiri masing sana sini situ ayo yuk ayuk plis pliss
   banget sekali sangat terlalu agak cukup kah pun tah sih wkwkwk hahaha hihi alhamdulillah insyaallah insya
   ternyata memang emang emangnya pokoknya pokonya intinya jelas jelasnya tepatnya persisnya sebenarnya sebenernya sebetulnya
   pertama kedua terakhir berikutnya selanjutnya selain itupun beserta berikut dll dsb sekitar kurleb sekitaran kira
   alternatif pengganti lebih hemat ekonomis bagus kuat awet lama terbaik mahal dpt punya punyaku punyanya
   sebelah tetangga bos majikan pemilik klien tuan nyonya mertua anak suami istri adik kakak teman temen kantor
   dadakan mendadak urgent urgen penting buat stok cadangan jaga jagain sisain sisakan kelupaan lupa kelewat ketinggalan
   biasa biasanya mulai kelar selesai dulu dulunya besoknya harusnya sepakat deal jangan sampai usah bebas terserah`
    .split(/\s+/)
    .filter(Boolean),
)

/** Verbs that say what is done with goods: `menyiapkan`, `dibutuhkan`, `tambahkan`. */
const VERB = /^(?:me(?:m|n|ng|ny)?|di|ber|ter)\p{L}{3,}(?:kan|in|i)$|^\p{L}{4,}(?:kan)$/u

const BEHIND_AMOUNT = new RegExp(
  String.raw`^(.*\p{L}.*\s\d+(?:[.,]\d+)*\s*(?:${unitWords.join('|')})\.?)\s+([\p{L}\s]+)$`,
  'u',
)

/**
 * Goods without the words around them that belong to no name. Before the word that goods begin with there is nothing of
 * their name in Indonesian, and behind their quantity only what is known; an unknown word between them may be a brand
 * and stays.
 */
export function dropEveryday(text: string, recognize: RecognizeGoods): string {
  const words = text.split(' ')
  const isEveryday = (word: string) => EVERYDAY_WORDS.has(word) || VERB.test(word)
  const isUnknown = (word: string) => recognize(word) === 'none'
  const headAt = words.findIndex(
    (word) => /^\p{L}/u.test(word) && !unitWords.includes(word) && recognize(word) === 'head',
  )
  if (headAt === -1 || !/\d/.test(text) || words.includes('siapa')) return text
  const isBrand = (word: string, at: number) =>
    isMarketBrand(word) ||
    isSplitMarketBrand(word, words[at + 1]) ||
    isSplitMarketBrand(words[at - 1] ?? '', word)
  const isDropped = (word: string, at: number) =>
    /^[\p{L}'-]+,?$/u.test(word) &&
    !measureWords.includes(word) &&
    (at < headAt
      ? (isEveryday(word) || (isUnknown(word) && word !== 'untuk' && !isBrand(word, at))) &&
        !recognize.isPhrase?.(word, words[at + 1] ?? '')
      : isEveryday(word) && isUnknown(word))
  const remaining = words.filter((word, at) => !isDropped(word, at)).join(' ')
  const [, goods, behind] = BEHIND_AMOUNT.exec(remaining) ?? []
  return goods && behind!.split(' ').every((word) => isEveryday(word) && isUnknown(word))
    ? goods
    : remaining
}
