import { replaceNumberWords } from '#modules/selling/material-lists/rules/number-words.ts'

/** How people abbreviate and what they say, by the word that is meant. */
const SLANG: Record<string, string> = {
  tidak: 'gak ga nggak ngga enggak engga tdk kagak kaga gk ndak nda tak kgk teu mboten enda g',
  'tidak jadi': 'gajadi gakjadi gajd nggajadi',
  'tidak usah': 'gausah gakusah gosah',
  berapa: 'brp brapa berapaan brpan sabaraha piro',
  harga: 'hrg harganya hrga rego',
  gimana: 'gmn gmna bagaimana bgmn gimane kumaha',
  jadi: 'jd jadinya',
  sama: 'sm ama ma bareng',
  dengan: 'dgn dg',
  untuk: 'utk buat bwt bt tuk',
  yang: 'yg nu sing',
  ya: 'yah yaa yak yaaa',
  sudah: 'udah udh dah sdh uda syudah sampun uwis wis',
  saja: 'aja aj ajah ae wae doang',
  begitu: 'gitu gtu',
  segitu: 'sgitu sakitu semono',
  kalau: 'kalo klo kl klw misal',
  tolong: 'tlg tlong toloong',
  kirim: 'krm kirimin kirimkan',
  mau: 'mo mw pengen pengin pingin',
  pesan: 'psn pesen order',
  tambah: 'tmbh tambahin tambahkan tambahi ditambah',
  kurangi: 'kurangin dikurangi dikurangin kurang',
  hapus: 'dihapus hapusin hapuskan apus coret dicoret buang hilangkan keluarkan',
  batal: 'batalin batalkan dibatalin dibatalkan cancel kensel cancelin',
  ganti: 'gantiin diganti gnt ubah rubah diubah tukar',
  bukan: 'bkn bukannya',
  benar: 'bener bnr leres',
  betul: 'btl betol',
  lagi: 'lg lgi',
  juga: 'jg jga',
  ada: 'aya ono',
  perlu: 'peryogi prl perlunya',
  butuh: 'btuh bth butuhnya',
  stok: 'stock stoknya redi ready rdy',
  ongkir: 'ongkirnya ongkrim',
  semua: 'smua semuanya kabeh sadaya',
  terima: 'trima',
  makasih: 'mksh makasi thanks thx thank tq trims suwun nuhun matursuwun trimakasih',
  orang: 'manusia',
  lembar: 'lmbar',
  meter: 'mtr',
}

const WORDS = new Map(
  Object.entries(SLANG).flatMap(([word, spellings]) =>
    spellings.split(/\s+/).map((spelling) => [spelling, word] as const),
  ),
)

/** `m` and `bt` are also units, behind a number. */
const NEVER_BEHIND_NUMBERS = new Set(['ma', 'bt', 'lg', 'g'])

/**
 * A message in the words that the next stages know: lower case, slang and abbreviations spelt out, numbers as digits.
 * Lines stay lines, because each may be goods.
 */
export const normalizeMessage = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/👍|👌|✅|🙏/gu, (sign) => (sign === '🙏' ? ' makasih ' : ' ok '))
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => (/[\d#*]/.test(sign) ? sign : ' '))
    .split('\n')
    .map((line) =>
      replaceNumberWords(spellOut(line))
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')

const spellOut = (line: string): string =>
  line.replaceAll(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word, at: number) => {
    const meant = WORDS.get(word)
    if (!meant) return word
    const isBehindNumber = /\d\s*$/.test(line.slice(0, at))
    return isBehindNumber && NEVER_BEHIND_NUMBERS.has(word) ? word : meant
  })
